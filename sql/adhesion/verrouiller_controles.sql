-- Locks the producers that a decision on the given controls would merge; none for other decisions.
-- Spec: file-de-controle#plusieurs.
-- Locks: what `adhesion.tenir` locks.
create or replace function adhesion.verrouiller_controles(
  p_ids uuid[], p_decision text) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_decision = 'fusion' then
    perform adhesion.tenir(array(
      select c.entite_id from controle.controle c
      where c.id = any (p_ids) and c.entite = 'producteur'
      union
      select p.value::uuid
      from controle.controle c
        cross join jsonb_array_elements_text(c.details -> 'producteurs') as p
      where c.id = any (p_ids) and c.entite = 'producteur'));
  end if;
end
$$;
