-- Writes a collection with its number, weighings, consumption of a capacity and quality states.
-- Each reference is stored together with its declared text. Returns the id.
-- Spec: collectes#collecte, capacites#consommation.
-- Chosen: the balance caches the sum of what was taken, and a report proves it.
-- Why: an unknown reference keeps its declared text and a null key, and the constraint on this pair
--      holds. One statement writes all rows once, and checks each of their keys once. A weighing
--      is a tare and a net mass; the constraint only requires that neither is negative.
create or replace function collecte.ecrire(
  p_contexte commande.contexte, p_id uuid, p_groupement_id uuid, p_net_g bigint,
  p_refaction_g bigint, p_etats jsonb, p_numero text, p_titulaire_id uuid, p_matiere_code text,
  p_etat_capacite text, p_prise_g bigint) returns uuid
language plpgsql
as $$
declare
  v_dit jsonb := p_contexte.payload;
  v_refs jsonb := p_contexte.refs;
  v_campagne_id uuid := v_refs ->> 'campagne_id';
  v_pesees jsonb := v_dit -> 'pesees';
  v_masses bigint[] := '{}';
  v_tare_g bigint;
  v_prise_campagne_id uuid;
  v_prise_rang bigint;
begin
  if p_prise_g is null then
    p_titulaire_id := null;
    p_matiere_code := null;
    p_etat_capacite := null;
  else
    v_prise_campagne_id := v_campagne_id;
    v_prise_rang := nextval('capacite.consommation_rang_seq');
  end if;
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
  values
    (p_contexte.organisation_id, p_id, p_contexte.commande_id, p_contexte.utilisateur_id,
     p_contexte.appareil_id, p_contexte.reference_provisoire, p_numero,
     (v_dit ->> 'campagne_id')::uuid, v_campagne_id, (v_dit ->> 'producteur_id')::uuid,
     (v_refs ->> 'producteur_id')::uuid, (v_dit ->> 'parcelle_id')::uuid,
     (v_refs ->> 'parcelle_id')::uuid, (v_dit ->> 'produit_id')::uuid,
     (v_refs ->> 'produit_id')::uuid, (v_dit ->> 'contrat_id')::uuid,
     (v_refs ->> 'contrat_id')::uuid, p_groupement_id, p_contexte.date_operation,
     p_contexte.recue_le, (v_dit ->> 'humidite_cp')::integer, (v_dit ->> 'impuretes_cp')::integer,
     p_net_g, p_refaction_g, p_net_g - p_refaction_g, v_dit -> 'calcul_telephone',
     coalesce(v_dit -> 'qualite_declaree', '{}'), v_dit ->> 'observation', v_masses,
     v_prise_campagne_id, p_titulaire_id, p_matiere_code, p_etat_capacite, p_prise_g, v_prise_rang);
  return p_id;
end
$$;
