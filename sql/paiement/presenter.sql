-- Presents a payment as lists show it, with the beneficiary's data that a bank or an operator
-- needs. Amounts in minor units of `devise`, with `decimales` decimals.
-- Spec: paiements#paiement, identites-et-droits#noms.
create or replace function paiement.presenter(p_paiement paiement.paiement) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_paiement.id, 'genre', p_paiement.genre, 'producteur_id', p_paiement.producteur_id,
      'fournisseur_id', p_paiement.fournisseur_id,
      'beneficiaire', coalesce(
        (select p.nom || ' ' || p.prenoms from producteur.producteur p
         where p.organisation_id = p_paiement.organisation_id and p.id = p_paiement.producteur_id),
        (select f.nom from fournisseur.fournisseur f
         where f.organisation_id = p_paiement.organisation_id
           and f.id = p_paiement.fournisseur_id)),
      'telephone', (
        select p.telephone from producteur.producteur p
        where p.organisation_id = p_paiement.organisation_id and p.id = p_paiement.producteur_id),
      'decimales', (select d.exposant from devise.devise d where d.code = p_paiement.devise),
      'moyen', p_paiement.moyen,
      'reference', p_paiement.reference, 'devise', p_paiement.devise,
      'montant', p_paiement.montant, 'statut', p_paiement.statut,
      'date_operation', core.horodatage(p_paiement.date_operation),
      'cree_le', core.horodatage(p_paiement.cree_le), 'auteur_id', p_paiement.auteur_id,
      'auteur_nom', utilisateur.nom_affichable(p_paiement.auteur_id),
      'valide_le', core.horodatage(p_paiement.valide_le), 'valide_par', p_paiement.valide_par,
      'valide_par_nom', utilisateur.nom_affichable(p_paiement.valide_par),
      'raison', p_paiement.raison, 'contrepasse_id', p_paiement.contrepasse_id,
      'contrepasse_par', (
        select x.id from paiement.paiement x where x.contrepasse_id = p_paiement.id)));
end
$$;
