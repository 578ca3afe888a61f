-- Returns the contents of a collection's receipt: for a version of its weighings, with its states
-- and the producer's name at an instant. Masses in g.
-- Spec: documents#recu.
create or replace function collecte.dire_recu(
  p_collecte collecte.collecte, p_langue text, p_version integer, p_le timestamptz) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_producteur record := producteur.nomme_au(p_collecte.producteur_id, p_le);
begin
  return jsonb_build_object(
    'commande_id', p_collecte.commande_id,
    'numero', coalesce(p_collecte.numero_officiel, p_collecte.reference_provisoire),
    'reference_provisoire', p_collecte.reference_provisoire,
    'date', core.horodatage(p_collecte.date_operation),
    'campagne', (select k.code from campagne.campagne k where k.id = p_collecte.campagne_id),
    'producteur', coalesce(v_producteur.nom, ''), 'localite', v_producteur.localite,
    'groupement', (
      select g.nom from organisation.groupement g where g.id = p_collecte.groupement_id),
    'parcelle', (select l.nom from parcelle.parcelle l where l.id = p_collecte.parcelle_id),
    'produit', (
      select case p_langue when 'en' then t.nom_en else t.nom_fr end
      from produit.produit t where t.id = p_collecte.produit_id),
    'agent', (select u.nom_affiche from utilisateur.utilisateur u
              where u.id = p_collecte.utilisateur_id),
    'appareil', (
      select a.code_court from appareil.appareil a where a.id = p_collecte.appareil_id),
    'pesees', (
      select jsonb_agg(jsonb_build_object(
        'rang', w.rang, 'brut_g', w.brut_g, 'tare_g', w.tare_g, 'net_g', w.brut_g - w.tare_g)
        order by w.rang)
      from collecte.toute_pesee w
      where w.collecte_id = p_collecte.id and w.version = p_version),
    'humidite_cp', p_collecte.humidite_cp, 'impuretes_cp', p_collecte.impuretes_cp,
    'net_g', p_collecte.net_g, 'refaction_g', p_collecte.refaction_g,
    'net_marchand_g', p_collecte.net_marchand_g,
    'qualites', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'referentiel', q.referentiel_code, 'etat', q.etat_code,
        'libelle', case p_langue when 'en' then e.libelle_en else e.libelle_fr end)
        order by q.referentiel_code), '[]')
      from (select distinct on (h.referentiel_code) h.referentiel_code, h.etat_code
            from collecte.qualite h
            where h.collecte_id = p_collecte.id and h.le <= p_le
            order by h.referentiel_code, h.le desc, h.id) as q
        join conformite.etat e
          on e.referentiel_code = q.referentiel_code and e.code = q.etat_code));
end
$$;
