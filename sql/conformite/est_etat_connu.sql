-- Whether the quality state that a control's command said is known.
-- Spec: Control queue, reference_inconnue.
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
