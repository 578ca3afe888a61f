-- Returns the author of a dossier as the caller of every function: its lists are read in the
-- author's name, with the author's present permissions.
-- Spec: dossiers#droits.
create or replace function dossier.appelant(p_dossier dossier.dossier) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'emetteur', i.emetteur, 'sujet', i.sujet, 'identifiant', null, 'identifiant_sur', null,
      'organisations', json_build_array(o.code), 'roles', json_build_array(),
      'x_organisation', o.code)
    from utilisateur.identite i
      join organisation.organisation o on o.id = i.organisation_id
    where i.utilisateur_id = p_dossier.auteur_id
    order by i.emetteur, i.sujet limit 1);
end
$$;
