-- Who asked for a dossier, as every door is told of its caller: its lists are read in their name,
-- by the rights that they have then.
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
