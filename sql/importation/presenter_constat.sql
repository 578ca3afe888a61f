-- Presents a finding of an import as the API shows it, with the line of the file; values of an
-- identity document are left out.
-- Spec: imports#rapport, identites-et-droits#piece-identite.
create or replace function importation.presenter_constat(p_constat importation.constat)
returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'numero', (
      select l.numero from importation.ligne l
      where l.organisation_id = p_constat.organisation_id
        and l.importation_id = p_constat.importation_id and l.rang = p_constat.rang),
    'colonne', p_constat.colonne, 'code', p_constat.code, 'gravite', p_constat.gravite,
    'message', p_constat.message,
    'details', case when p_constat.colonne in ('piece_type', 'piece_numero', 'piece_pays')
      then p_constat.details - 'lu' else p_constat.details end);
end
$$;
