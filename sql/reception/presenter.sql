-- Presents a reception as lists show it: every column except the few that this function names, and
-- values that depend on other records. Masses in g.
-- Spec: receptions#reception, receptions#noms, identites-et-droits#noms.
create or replace function reception.presenter(p_reception reception.reception) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select to_jsonb(p_reception) - '{organisation_id,apports_prevus}'::text[]
      || jsonb_build_object(
        'categorie_affichage', case when p_reception.lot_id is not null
                                    then lot.categorie(p_reception.lot_id) end,
        'fournisseur_nom', (
          select f.nom from fournisseur.fournisseur f
          where f.organisation_id = p_reception.organisation_id
            and f.id = p_reception.fournisseur_id),
        'contrat_code', (
          select c.code from contrat.contrat c
          where c.organisation_id = p_reception.organisation_id
            and c.id = p_reception.contrat_id),
        'bon_reference', (
          select b.reference_provisoire from livraison.bon b
          where b.organisation_id = p_reception.organisation_id
            and b.id = p_reception.bon_id),
        'auteur_nom', utilisateur.nom_affichable(p_reception.auteur_id),
        'qualites', lot.presenter_qualites(p_reception.lot_id),
        'annonce_g', a.annonce_g, 'ecart_g', p_reception.net_g - a.annonce_g,
        'apports_attendus', a.attendus,
        'actes_possibles', acte.possibles('reception', p_reception.statut),
        'date_operation', core.horodatage(p_reception.date_operation),
        'cree_le', core.horodatage(p_reception.cree_le))
    from (select sum(b.quantite_g)::bigint as annonce_g,
                 count(*) filter (where b.collecte_id is null and b.annule_le is null) as attendus
          from reception.apport b where b.reception_id = p_reception.id) as a);
end
$$;
