-- Presents a certificate as the API shows it: its holder, its status at a date, its scope and the
-- changes of its status.
-- Spec: conformite-et-certificats#certificat.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
create or replace function certificat.presenter(
  p_certificat certificat.certificat, p_le timestamptz) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_certificat.id, 'numero', p_certificat.numero, 'organisme', p_certificat.organisme,
      'titulaire', (
        select json_build_object('type', t.type, 'id', t.id, 'nom', t.nom) from (
          select 'groupement' as type, g.id, g.nom from organisation.groupement g
          where g.id = p_certificat.groupement_id
          union all
          select 'fournisseur', f.id, f.nom from fournisseur.fournisseur f
          where f.id = p_certificat.fournisseur_id
          union all
          select 'organisation', o.id, o.nom from organisation.organisation o
          where o.id = p_certificat.organisation_id
            and num_nonnulls(p_certificat.groupement_id, p_certificat.fournisseur_id) = 0) as t),
      'referentiel_code', p_certificat.referentiel_code, 'categorie', p_certificat.categorie,
      'valide_du', p_certificat.valide_du, 'valide_au', p_certificat.valide_au,
      'statut', p_certificat.statut, 'etat', certificat.etat_a(p_certificat.id, p_le),
      'portee', (
        select coalesce(json_agg(json_build_object(
          'id', p.id, 'activite', p.activite, 'site', p.site, 'produit_id', p.produit_id,
          'unite', p.unite,
          -- An infinite instant means no limit.
          'du', case when core.horodatage(lower(p.effet_pendant)) is not null
            then (lower(p.effet_pendant) at time zone o.fuseau_horaire)::date end,
          'au', case when core.horodatage(upper(p.effet_pendant)) is not null
            then (upper(p.effet_pendant) at time zone o.fuseau_horaire)::date - 1 end,
          'ajoutee_le', core.horodatage(p.ajoutee_le)) order by p.rang), '[]')
        from certificat.portee p
          join organisation.organisation o on o.id = p.organisation_id
        where p.certificat_id = p_certificat.id),
      'historique', (
        select coalesce(json_agg(json_build_object(
          'statut', h.statut, 'depuis', h.depuis, 'enregistre_le', core.horodatage(h.enregistre_le),
          'raison', h.raison, 'auteur_id', h.auteur_id) order by h.rang), '[]')
        from certificat.changement h where h.certificat_id = p_certificat.id),
      'cree_le', core.horodatage(p_certificat.cree_le)));
end
$$;
