-- Presents a recall with its frozen plan, the result of its execution, and the lots blocked since.
-- Spec: rappels#rappel.
-- Refuses: rappel_inconnu.
create or replace function rappel.presenter(p_rappel_id uuid) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_rappel rappel.rappel;
begin
  select r.* into v_rappel from rappel.rappel r where r.id = p_rappel_id;
  if v_rappel.id is null then
    raise sqlstate 'TR404' using message = 'rappel_inconnu';
  end if;
  return rappel.resumer(v_rappel) || jsonb_build_object('lignes', (
    select coalesce(json_agg(rappel.presenter_ligne(l)
                             order by array_position(array['plan', 'execution', 'suite'], l.phase),
                                      l.rang), '[]')
    from rappel.ligne l where l.rappel_id = p_rappel_id));
end
$$;
