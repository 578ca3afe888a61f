-- Returns from which day the regulation applies to a statement: the first of the days of its goods,
-- by the size of the operator. Null while no product has a code of Annex I.
-- Spec: eudr#application.
create or replace function eudr.applicable_le(p_taille text, p_contenu jsonb) returns date
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select min(a.depuis)
    from jsonb_array_elements(p_contenu -> 'marchandises') as m
      join eudr.application a on a.taille = p_taille and a.bois = (m ->> 'matiere' = 'bois')
    where m ->> 'matiere' is not null);
end
$$;
