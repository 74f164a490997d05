-- The sample shop's letters become the initials of the shop's own name; numbers go on where they were.
update settings set value = '"{initials}-{category}-{number}"'
  where key = 'skuPattern' and value = '"FG-{category}-{number}"';
