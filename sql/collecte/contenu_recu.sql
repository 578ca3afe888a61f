-- What stands on the receipt of a collection; null once it is devalidated. Masses in g.
-- Spec: documents#recu.
create or replace function collecte.contenu_recu(
  p_id uuid, p_pour_id uuid, p_langue text) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select jsonb_build_object(
      'commande_id', c.commande_id, 'numero', coalesce(c.numero_officiel, c.reference_provisoire),
      'reference_provisoire', c.reference_provisoire,
      'date', core.horodatage(c.date_operation), 'campagne', k.code,
      'producteur', concat_ws(' ', p.nom, p.prenoms), 'localite', p.localite,
      'groupement', g.nom, 'parcelle', l.nom,
      'produit', case p_langue when 'en' then t.nom_en else t.nom_fr end,
      'agent', u.nom_affiche, 'appareil', a.code_court,
      'pesees', (
        select jsonb_agg(jsonb_build_object(
          'rang', w.rang, 'brut_g', w.brut_g, 'tare_g', w.tare_g, 'net_g', w.brut_g - w.tare_g)
          order by w.rang)
        from collecte.toute_pesee w
        where w.collecte_id = c.id
          and w.version = (select max(x.version) from collecte.toute_pesee x
                           where x.collecte_id = c.id)),
      'humidite_cp', c.humidite_cp, 'impuretes_cp', c.impuretes_cp,
      'net_g', c.net_g, 'refaction_g', c.refaction_g, 'net_marchand_g', c.net_marchand_g,
      'qualites', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'referentiel', q.referentiel_code, 'etat', q.etat_code,
          'libelle', case p_langue when 'en' then e.libelle_en else e.libelle_fr end)
          order by q.referentiel_code), '[]')
        from collecte.etats_courants(c.id) as q
          join conformite.etat e
            on e.referentiel_code = q.referentiel_code and e.code = q.etat_code))
    from collecte.collecte c
      join utilisateur.utilisateur u
        on u.organisation_id = c.organisation_id and u.id = c.utilisateur_id
      join appareil.appareil a on a.organisation_id = c.organisation_id and a.id = c.appareil_id
      left join campagne.campagne k
        on k.organisation_id = c.organisation_id and k.id = c.campagne_id
      left join producteur.producteur p
        on p.organisation_id = c.organisation_id and p.id = c.producteur_id
      left join organisation.groupement g
        on g.organisation_id = c.organisation_id and g.id = c.groupement_id
      left join parcelle.parcelle l
        on l.organisation_id = c.organisation_id and l.id = c.parcelle_id
      left join produit.produit t on t.organisation_id = c.organisation_id and t.id = c.produit_id
    where c.id = p_id and c.statut = 'enregistree');
end
$$;
