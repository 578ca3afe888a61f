-- Presents a price complement as lists show it. Masses in g, amounts in minor units of `devise`.
-- Spec: paiements#complement.
create or replace function complement.presenter(p_complement complement.complement)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return jsonb_build_object(
    'id', p_complement.id, 'campagne_id', p_complement.campagne_id,
    'produit_id', p_complement.produit_id, 'groupement_id', p_complement.groupement_id,
    'contrat_id', p_complement.contrat_id, 'categorie', p_complement.categorie,
    'prix_kg', p_complement.prix_kg, 'devise', p_complement.devise,
    'libelle', p_complement.libelle, 'raison', p_complement.raison,
    'masse_g', p_complement.masse_g, 'montant', p_complement.montant,
    'statut', p_complement.statut, 'cree_le', core.horodatage(p_complement.cree_le),
    'auteur_id', p_complement.auteur_id, 'valide_le', core.horodatage(p_complement.valide_le),
    'valide_par', p_complement.valide_par, 'annule_le', core.horodatage(p_complement.annule_le),
    'annule_par', p_complement.annule_par,
    'raison_annulation', p_complement.raison_annulation);
end
$$;
