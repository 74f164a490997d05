-- Where a price is, is a JSON Pointer now. What none can say becomes one that leads nowhere: the screen tells it.
update metal_price_source set picks = (
  select coalesce(jsonb_object_agg(metal, jsonb_build_object(
    'pointer', (
      select string_agg('/' || replace(replace(coalesce(
        step ->> 'key', step ->> 'index', (step ->> 'where') || ' ' || (step ->> 'is')
      ), '~', '~0'), '/', '~1'), '' order by place)
      from jsonb_array_elements(pick -> 'path') with ordinality as steps (step, place)
    ) || case
      when pick ->> 'factor' = '1' and (pick ->> 'kind' = 'price' or pick ->> 'unit' = 'ounce') then ''
      else concat(' × ', pick ->> 'factor', ' ', pick ->> 'unit')
    end,
    'kind', case pick ->> 'kind' when 'price' then pick ->> 'unit' else 'perDollar' end
  )), '{}')
  from jsonb_each(picks) as picked (metal, pick)
  where jsonb_typeof(pick) = 'object'
);
