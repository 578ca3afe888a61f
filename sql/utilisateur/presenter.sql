-- Presents an account as the administrator sees it, with the sets that it holds at a date.
-- Spec: identites-et-droits#comptes.
-- Chosen: docs/decisions/0015-comptes.md. An identity of the organization's own and a request look
--         alike, until the person has signed in or accepted.
create or replace function utilisateur.presenter(p_id uuid, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', u.id, 'identifiant', u.identifiant, 'nom_affiche', u.nom_affiche,
      'statut', u.statut, 'statut_depuis', core.horodatage(coalesce(c.depuis, u.cree_le)),
      'statut_raison', c.raison, 'cree_le', core.horodatage(u.cree_le),
      'onboarding', json_build_object('requis', u.accueil <> 'termine', 'etat', u.accueil),
      'premiere_connexion_le', core.horodatage(i.lie_le),
      'identite_geree', case when i.lie_le is not null then
        coalesce(r.etat = 'propre', false) end,
      'prouve', utilisateur.est_prouve(u.id),
      'ensembles', (
        select coalesce(json_agg(json_build_object(
          'code', e.code, 'libelle', e.libelle, 'depuis', core.horodatage(lower(a.periode)),
          'fin_le', core.horodatage(upper(a.periode))) order by e.code), '[]')
        from utilisateur.attribution a
          join utilisateur.ensemble e on e.id = a.ensemble_id
        where a.utilisateur_id = u.id and a.periode @> p_le))
    from utilisateur.utilisateur u
      left join personne.rattachement r on r.utilisateur_id = u.id
      left join lateral (
        select min(b.lie_le) as lie_le from utilisateur.identite b
        where b.utilisateur_id = u.id) as i on true
      left join lateral (
        select d.depuis, d.raison from utilisateur.changement_statut d
        where d.utilisateur_id = u.id order by d.rang desc limit 1) as c on true
    where u.id = p_id);
end
$$;
