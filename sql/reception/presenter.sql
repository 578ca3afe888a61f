-- Presents a reception as lists show it. Masses in g.
-- Spec: receptions#reception.
create or replace function reception.presenter(p_reception reception.reception) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_reception.id, 'numero_officiel', p_reception.numero_officiel,
      'indice', p_reception.indice, 'statut', p_reception.statut,
      'campagne_id', p_reception.campagne_id, 'produit_id', p_reception.produit_id,
      'origine', p_reception.origine, 'groupement_id', p_reception.groupement_id,
      'fournisseur_id', p_reception.fournisseur_id, 'contrat_id', p_reception.contrat_id,
      'bon_id', p_reception.bon_id, 'emplacement_id', p_reception.emplacement_id,
      'lot_id', p_reception.lot_id,
      'categorie_affichage', case when p_reception.lot_id is not null
                                  then lot.categorie(p_reception.lot_id) end,
      'qualites', lot.presenter_qualites(p_reception.lot_id),
      'net_g', p_reception.net_g, 'refaction_g', p_reception.refaction_g,
      'net_marchand_g', p_reception.net_marchand_g,
      'annonce_g', a.annonce_g, 'ecart_g', p_reception.net_g - a.annonce_g,
      'apports_attendus', a.attendus, 'raison_ecart', p_reception.raison_ecart,
      'mesures', p_reception.mesures, 'qualite_declaree', p_reception.qualite_declaree,
      'lot_fournisseur', p_reception.lot_fournisseur,
      'note', p_reception.note,
      'actes_possibles', acte.possibles('reception', p_reception.statut),
      'date_operation', core.horodatage(p_reception.date_operation),
      'cree_le', core.horodatage(p_reception.cree_le), 'auteur_id', p_reception.auteur_id)
    from (select sum(b.quantite_g)::bigint as annonce_g,
                 count(*) filter (where b.collecte_id is null and b.annule_le is null) as attendus
          from reception.apport b where b.reception_id = p_reception.id) as a);
end
$$;
