-- Returns from which day the regulation applies to a statement: the first of the days of its goods,
-- by the size of the operator; goods that Annex I took in later have a day of their own. Null while
-- no product has a code of Annex I.
-- Spec: eudr#application, eudr#annexe.
create or replace function eudr.applicable_le(p_taille text, p_contenu jsonb) returns date
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select min(greatest(a.depuis, (
      select x.depuis from eudr.annexe x
      where starts_with(m ->> 'code_nc', x.prefixe) order by length(x.prefixe) desc limit 1)))
    from jsonb_array_elements(p_contenu -> 'marchandises') as m
      join eudr.application a on a.taille = p_taille and a.bois = (m ->> 'matiere' = 'bois')
    where m ->> 'matiere' is not null);
end
$$;
