-- Presents a due line as lists show it, with its remainder and the obstacles to its payment. Masses
-- in g, amounts in minor units of `devise`.
-- Spec: paiements#du, paiements#bloque.
create or replace function paiement.presenter_creance(p_creance paiement.creance) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'id', p_creance.id, 'genre', p_creance.genre, 'producteur_id', p_creance.producteur_id,
      'fournisseur_id', p_creance.fournisseur_id, 'campagne_id', p_creance.campagne_id,
      'reception_id', p_creance.reception_id, 'collecte_id', p_creance.collecte_id,
      'remise_id', p_creance.remise_id, 'paiement_id', p_creance.paiement_id,
      'complement_id', p_creance.complement_id,
      'motif', d.motif, 'libelle', coalesce(d.libelle, k.libelle),
      'masse_g', p_creance.masse_g, 'prix_kg', p_creance.prix_kg, 'devise', p_creance.devise,
      'montant', p_creance.montant, 'difference', paiement.est_difference(p_creance),
      'reste', (select r.reste from paiement.reste r
                where r.organisation_id = p_creance.organisation_id
                  and r.creance_id = p_creance.id),
      'obstacles', to_jsonb(paiement.obstacles(p_creance)),
      'date_operation', core.horodatage(p_creance.date_operation),
      'ecrite_le', core.horodatage(p_creance.ecrite_le), 'auteur_id', p_creance.auteur_id)
    from (values (p_creance.id)) as c (id)
      left join paiement.deduction d
        on d.organisation_id = p_creance.organisation_id and d.creance_id = c.id
        and p_creance.genre = 'deduction'
      left join complement.complement k
        on k.organisation_id = p_creance.organisation_id and k.id = p_creance.complement_id);
end
$$;
