-- Establishes the notice of an executed recall for each client who received goods that it reached.
-- An exercise informs no client.
-- Spec: documents#avis-rappel.
create or replace function rappel.aviser(p_rappel_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform document.etablir('avis_rappel', p_rappel_id, c.client_id, p_le)
  from (select distinct l.client_id
        from rappel.ligne l join rappel.rappel r
          on r.organisation_id = l.organisation_id and r.id = l.rappel_id
        where l.rappel_id = p_rappel_id and l.phase = 'execution' and l.client_id is not null
          and not r.exercice
        order by l.client_id) as c;
end
$$;
