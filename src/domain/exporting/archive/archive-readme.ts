/** README.txt of the archive. */
export const ARCHIVE_README = `This archive holds everything that belongs to the shop, to be read by any program.

Each .json file is one table, an array of rows. Rows refer to each other by id:
product_images and product_tags belong to products, order_items to orders, inquiry_messages to
inquiries, and so on.

  *_cents        money in whole cents of a dollar
  *_centigrams   weight in hundredths of a gram
  tax_rate       thousandths of a percent
  loss_rate, markup_rate
                 hundredths of a percent
  hours          hundredths of an hour
  nano_dollars   billionths of a dollar, of a troy ounce
  *_at           instants in UTC, ISO 8601
  deleted_at     rows that have one are in the trash

pictures/ holds the photos as they were stored. A photo's address "/media/{hash}.{extension}"
is the file pictures/{hash}.{extension}; media.json has its size and its description.

SHA256SUMS lists the checksum of every file.
Passwords, sessions and the keys to other platforms are not in here.
`;
