-- Where a price is, is a JSON Pointer now. What none can say becomes one that leads nowhere: the screen tells it.
update metal_price_source set picks = (
  select json_group_object(picked.key, json_object(
    'pointer', (
      select group_concat('/' || replace(replace(coalesce(
        step.value ->> 'key', step.value ->> 'index', (step.value ->> 'where') || ' ' || (step.value ->> 'is')
      ), '~', '~0'), '/', '~1'), '' order by step.key)
      from json_each(picked.value, '$.path') as step
    ) || case
      when picked.value ->> 'factor' = '1' and (picked.value ->> 'kind' = 'price' or picked.value ->> 'unit' = 'ounce') then ''
      else ' × ' || (picked.value ->> 'factor') || ' ' || (picked.value ->> 'unit')
    end,
    'kind', case picked.value ->> 'kind' when 'price' then picked.value ->> 'unit' else 'perDollar' end
  ))
  from json_each(metal_price_source.picks) as picked
  where picked.type = 'object'
);
