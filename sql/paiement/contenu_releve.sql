-- Returns the contents of a producer's present statement: each delivery, deduction and payment, and
-- their sums. Masses in g, amounts in minor units.
-- Spec: documents#releve.
-- Refuses: producteur_inconnu.
create or replace function paiement.contenu_releve(
  p_producteur_id uuid, p_langue text, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_releve jsonb := paiement.releve(p_producteur_id, null, null, p_le);
  v_titulaires uuid[] := paiement.titulaires((v_releve ->> 'producteur_id')::uuid);
begin
  return (
    select jsonb_build_object(
      'producteur', concat_ws(' ', p.nom, p.prenoms), 'localite', p.localite,
      'groupement', g.nom, 'date', v_releve -> 'au',
      'masses', (
        with masse as materialized (
          select m, (m ->> 'produit_id')::uuid as produit_id
          from jsonb_array_elements(v_releve -> 'masses') as m
        )
        select coalesce(jsonb_agg(s.m || jsonb_build_object(
          'produit', case p_langue when 'en' then t.nom_en else t.nom_fr end)), '[]')
        from masse s left join produit.produit t on t.id = s.produit_id),
      'soldes', (
        select coalesce(jsonb_agg(s || jsonb_build_object('exposant', d.exposant)), '[]')
        from jsonb_array_elements(v_releve -> 'soldes') as s
          left join devise.devise d on d.code = s ->> 'devise'),
      'paiements', paiement.paiements_du_releve(v_titulaires, p_le))
      || paiement.lignes_du_releve(v_titulaires, p_langue, p_le)
    from producteur.producteur p
      left join organisation.groupement g
        on g.organisation_id = p.organisation_id and g.id = p.groupement_id
    where p.id = (v_releve ->> 'producteur_id')::uuid);
end
$$;
