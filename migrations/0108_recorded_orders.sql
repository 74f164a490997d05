-- Finds the inquiry that an order was recorded in: events name it.
create index inquiry_messages_order on inquiry_messages ((cast(event ->> 'orderId' as integer)))
  where event is not null;
