-- Guards contract lines: no write changes or deletes a line of a contract that is no longer a
-- draft.
-- Spec: contrats-et-devises#activation.
create or replace function contrat.garder_ligne() returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  assert exists (
    select from contrat.contrat c
    where c.organisation_id = old.organisation_id and c.id = old.contrat_id
      and c.statut = 'brouillon'),
    'the lines of a contract that was activated stay as they are';
  return coalesce(new, old);
end
$$;
grant execute on function contrat.garder_ligne() to proprietaire;
