-- Updates a collection: keys, masses, weighings, notes and declared texts, quality states, of which
-- one that is not known any more is lowered to the best conventional state; and its number, if the
-- collection has none or now belongs to another campaign or product. A number belongs to its record
-- for ever, even after the record left that campaign and product and came back. A devalidated
-- record gets no number.
-- Spec: collectes#rejugement.
-- Motifs: parametre_introuvable.
-- Why: the number is taken before the single update, so that each key is checked once.
-- Locks: the numbering counter.
create or replace function collecte.reecrire(
  p_avant collecte.collecte, p_contexte commande.contexte, p_net_g bigint, p_refaction_g bigint,
  p_etats jsonb, p_statut text, p_le timestamptz) returns commande.constat[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_refs jsonb := p_contexte.refs;
  v_campagne_id uuid := (v_refs ->> 'campagne_id')::uuid;
  v_produit_id uuid := (v_refs ->> 'produit_id')::uuid;
  v_numero text := case
    when (v_campagne_id, v_produit_id)
      is not distinct from (p_avant.campagne_id, p_avant.produit_id)
      then p_avant.numero_officiel
    else (
      select n.numero
      from numerotation.numero_quitte q
        join numerotation.numero_officiel n
          on n.organisation_id = q.organisation_id and n.numero = q.numero
      where q.collecte_id = p_avant.id
        and (n.campagne_id, n.produit_id) = (v_campagne_id, v_produit_id)) end;
  v_en_attend boolean := v_numero is null and p_statut = 'enregistree'
    and v_campagne_id is not null and v_produit_id is not null;
begin
  if v_en_attend then
    v_numero := numerotation.attribuer(
      v_campagne_id, 'MP', v_produit_id, 'collecte', p_avant.id, p_le);
  end if;
  if p_avant.numero_officiel <> v_numero or v_numero is null then
    insert into numerotation.numero_quitte (organisation_id, collecte_id, numero)
    select p_avant.organisation_id, p_avant.id, p_avant.numero_officiel
    where p_avant.numero_officiel is not null
    on conflict do nothing;
  end if;
  update collecte.collecte c
  set campagne_declaree = d.campagne_id, campagne_id = v_campagne_id,
      producteur_declare = d.producteur_id, producteur_id = (v_refs ->> 'producteur_id')::uuid,
      parcelle_declaree = d.parcelle_id, parcelle_id = (v_refs ->> 'parcelle_id')::uuid,
      produit_declare = d.produit_id, produit_id = v_produit_id,
      contrat_declare = d.contrat_id, contrat_id = (v_refs ->> 'contrat_id')::uuid,
      groupement_id = producteur.groupement_au(
        (v_refs ->> 'producteur_id')::uuid, p_contexte.date_operation),
      date_operation = p_contexte.date_operation,
      humidite_cp = d.humidite_cp, impuretes_cp = d.impuretes_cp,
      observation = d.observation, qualite_declaree = coalesce(d.qualite_declaree, '{}'),
      net_g = p_net_g, refaction_g = p_refaction_g, net_marchand_g = p_net_g - p_refaction_g,
      numero_officiel = v_numero, statut = p_statut
  from jsonb_to_record(p_contexte.payload) as d (
    campagne_id uuid, producteur_id uuid, parcelle_id uuid, produit_id uuid, contrat_id uuid,
    humidite_cp integer, impuretes_cp integer, observation text, qualite_declaree jsonb)
  where c.id = p_avant.id;

  perform collecte.repeser(p_avant.id, p_contexte.payload -> 'pesees');
  insert into collecte.qualite
    (organisation_id, collecte_id, referentiel_code, etat_code, etat_declare, le)
  select p_avant.organisation_id, p_avant.id, e.referentiel, e.etat, e.declare, greatest(p_le, (
           select max(q.le) + interval '1 microsecond' from collecte.qualite q
           where q.collecte_id = p_avant.id and q.referentiel_code = e.referentiel))
  from (
      select d.key as referentiel, d.value ->> 'etat' as etat, d.value ->> 'declare' as declare
      from jsonb_each(p_etats) as d
      union all
      select k.referentiel_code, conformite.etat_declasse(k.referentiel_code), null
      from collecte.etats_courants(p_avant.id) as k
      where not p_etats ? k.referentiel_code and k.categorie_affichage in ('bio', 'conversion')
    ) as e
  where e.etat is distinct from (
    select k.etat_code from collecte.etats_courants(p_avant.id) as k
    where k.referentiel_code = e.referentiel);

  return case when v_en_attend and v_numero is null
    then array[('parametre_introuvable', null, null,
                '{"parametre": "numero_officiel"}')::commande.constat]
    else '{}'::commande.constat[] end;
end
$$;
