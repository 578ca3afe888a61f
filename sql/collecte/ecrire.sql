-- Writes a collection with its number, its weighings, what it took from a capacity and its quality
-- states; every reference beside what the phone declared. Answers its id.
-- Spec: collectes#collecte, capacites#consommation.
-- Chosen: the balance caches the sum of what was taken, and a report proves it.
-- Why: beside a null key stands what the phone said, so that no constraint loses it. One statement:
--      the rows are written once, and each key of theirs is checked once. A weighing is a tare and
--      a net, of which the constraint needs no more than that neither is below nothing.
create or replace function collecte.ecrire(
  p_contexte commande.contexte, p_id uuid, p_groupement_id uuid, p_net_g bigint,
  p_refaction_g bigint, p_etats jsonb, p_numero text, p_titulaire_id uuid, p_matiere_code text,
  p_etat_capacite text, p_prise_g bigint) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_pesees jsonb := p_contexte.payload -> 'pesees';
  v_masses bigint[] := '{}';
  v_tare_g bigint;
  v_prend boolean := p_prise_g is not null;
begin
  for i in 0 .. jsonb_array_length(v_pesees) - 1 loop
    v_tare_g := v_pesees #>> array[i::text, 'tare_g'];
    v_masses := v_masses || array[
      v_tare_g, (v_pesees #>> array[i::text, 'brut_g'])::bigint - v_tare_g];
  end loop;
  with qualites as (
    insert into collecte.qualite
      (organisation_id, collecte_id, referentiel_code, etat_code, etat_declare, le)
    select p_contexte.organisation_id, p_id, e.key, e.value ->> 'etat', e.value ->> 'declare',
           p_contexte.recue_le
    from jsonb_each(p_etats) as e
  )
  insert into collecte.collecte
    (organisation_id, id, commande_id, utilisateur_id, appareil_id, reference_provisoire,
     numero_officiel, campagne_declaree, campagne_id, producteur_declare, producteur_id,
     parcelle_declaree, parcelle_id, produit_declare, produit_id, contrat_declare, contrat_id,
     groupement_id, date_operation, recue_le, humidite_cp, impuretes_cp, net_g, refaction_g,
     net_marchand_g, calcul_telephone, qualite_declaree, observation, pesees,
     prise_campagne_id, prise_producteur_id, prise_matiere_code, prise_etat_code, prise_g,
     prise_rang)
  select p_contexte.organisation_id, p_id, p_contexte.commande_id, p_contexte.utilisateur_id,
         p_contexte.appareil_id, p_contexte.reference_provisoire, p_numero, d.campagne_id,
         r.campagne_id, d.producteur_id, r.producteur_id, d.parcelle_id, r.parcelle_id,
         d.produit_id, r.produit_id, d.contrat_id, r.contrat_id, p_groupement_id,
         p_contexte.date_operation, p_contexte.recue_le, d.humidite_cp, d.impuretes_cp,
         p_net_g, p_refaction_g, p_net_g - p_refaction_g, p_contexte.payload -> 'calcul_telephone',
         coalesce(p_contexte.payload -> 'qualite_declaree', '{}'), d.observation, v_masses,
         case when v_prend then r.campagne_id end, case when v_prend then p_titulaire_id end,
         case when v_prend then p_matiere_code end, case when v_prend then p_etat_capacite end,
         p_prise_g, case when v_prend then nextval('capacite.consommation_rang_seq') end
  from jsonb_to_record(p_contexte.payload) as d (
         campagne_id uuid, producteur_id uuid, parcelle_id uuid, produit_id uuid, contrat_id uuid,
         humidite_cp integer, impuretes_cp integer, observation text),
       jsonb_to_record(p_contexte.refs) as r (
         campagne_id uuid, producteur_id uuid, parcelle_id uuid, produit_id uuid, contrat_id uuid);
  return p_id;
end
$$;
