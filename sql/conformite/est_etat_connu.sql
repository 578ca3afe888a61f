-- Returns whether the quality state that a control's command named is known.
-- Spec: file-de-controle#reference-arrivee.
create or replace function conformite.est_etat_connu(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from conformite.etat e
    where e.referentiel_code = p_controle.details ->> 'referentiel'
      and e.code = p_controle.details ->> 'telephone');
end
$$;
