-- Registers a plot with its crops and its first survey, or with a point that replaces the survey
-- until there is one. Schema version 1 has no strata: all its crops are principal ones.
-- Spec: types-de-commandes#parcelle-enregistrer, terrain#point.
-- Motifs: polygone_invalide, chevauchement_parcelle, ecart_calcul (surface; shares beyond the
--         land). Alerts: parcelle_lointaine.
-- Why: the plot is copied for phones once, with its survey, which is the last row written; before
--      that the plot is incomplete (`replica.suivre_parcelle`, `replica.suivre_releve`). Only the
--      office registers a plot by a point.
-- Locks: the producer, as the plot's own key does: a merge or an exit is waited for; the
--        organization's surveys, of a plot that is surveyed.
create or replace function parcelle.enregistrer(p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_payload jsonb := p_contexte.payload;
  v_id uuid := (v_payload ->> 'parcelle_id')::uuid;
  v_producteur_id uuid := (p_contexte.refs ->> 'producteur_id')::uuid;
  v_constats commande.constat[];
  v_mesure parcelle.mesure;
  v_point jsonb := v_payload -> 'point';
  v_pose text := set_config(
    'sillon.parcelle_en_cours', case when v_point is null then v_id::text else '' end, true);
begin
  insert into parcelle.parcelle
    (organisation_id, id, commande_id, producteur_declare, producteur_id, groupement_id, nom,
     surface_declaree_m2, longitude_microdegres, latitude_microdegres, cree_le, actif_pendant)
  values (p_contexte.organisation_id, v_id, p_contexte.commande_id,
          (v_payload ->> 'producteur_id')::uuid,
          producteur.exiger_lu(
            (select p from producteur.producteur p where p.id = v_producteur_id for key share),
            p_contexte.refs, p_contexte.date_operation),
          (select p.groupement_id from producteur.producteur p where p.id = v_producteur_id),
          v_payload ->> 'nom', (v_payload ->> 'surface_declaree_m2')::bigint,
          round((v_point ->> 0)::numeric * 1000000), round((v_point ->> 1)::numeric * 1000000),
          p_contexte.date_operation, parcelle.actif_avec(v_producteur_id));

  perform parcelle.ecrire_cultures(v_id, null, v_payload -> 'cultures',
                                   p_contexte.refs -> 'cultures[].produit_id');
  if v_point is not null then
    return (parcelle.juger_parts(v_payload -> 'cultures'), '{}', null, 'parcelle',
            jsonb_build_object('parcelle', v_id))::commande.effet;
  end if;
  v_mesure := parcelle.preparer_releve(p_contexte, v_id);
  v_pose := set_config('sillon.parcelle_en_cours', '', true);
  v_constats := parcelle.ajouter_releve(p_contexte, v_id, v_id, v_mesure);
  v_constats := v_constats || parcelle.examiner(p_contexte);
  if cardinality(v_constats) > 0 then
    perform parcelle.garder_jugees(v_id, (v_payload #>> '{releve,polygone_id}')::uuid);
  end if;
  return (v_constats, parcelle.alerter((v_payload #>> '{releve,polygone_id}')::uuid), null,
          'parcelle', jsonb_build_object(
            'parcelle', v_id, 'polygone', v_payload #> '{releve,polygone_id}'))::commande.effet;
end
$$;
