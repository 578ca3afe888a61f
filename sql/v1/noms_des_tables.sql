-- Returns the codes and names to show next to the ids of a table, which the caller requested as a
-- table, for each kind of record that the caller may read.
-- Spec: api#tables, genealogie#personnes.
-- Chosen: docs/decisions/0079-listes-entieres-et-fiches.md.
-- Refuses: compte_inactif and what `utilisateur.identifier` refuses.
create or replace function v1.noms_des_tables(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session := utilisateur.exiger_lecteur(p_appelant, now());
  v_permissions text[] := utilisateur.permissions_de_session(v_session, now());
begin
  return (
    select json_build_object(
      'noms', coalesce(json_object_agg(n.id, json_build_array(n.code, n.nom)), '{}'))
    from (
      values ('appareil', null, 'devices.manage'), ('campagne', null, null),
             ('certificat', 'certification', null), ('client', 'ventes', null),
             ('collecte', 'noyau', null), ('compte', null, 'users.manage'),
             ('contrat', 'contrats', null), ('emplacement', 'stock', null),
             ('fournisseur', 'certification', null), ('groupement', 'noyau', null),
             ('intrant', 'intrants', null), ('lot', 'stock', null), ('parcelle', 'noyau', null),
             ('producteur', 'noyau', null), ('produit', null, null), ('reception', 'stock', null),
             ('vente', 'ventes', null)) as g (genre, module, permission)
      cross join lateral porte.noms(g.genre, array(
        select i.texte::uuid
        from jsonb_array_elements_text(p_requete -> 'ids' -> g.genre) as i (texte))) as n
    where p_requete -> 'ids' ? g.genre
      and (g.module is null or utilisateur.peut_lire(v_session, now(), g.module))
      and (g.permission is null or g.permission = any (v_permissions)));
end
$$;
grant execute on function v1.noms_des_tables(jsonb, jsonb) to api;
