-- Writes the lines of a draft sale in place of those it had, numbered from 1, each with the quality
-- states that it is sold with.
-- Spec: ventes-et-expeditions#vente.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: produit_introuvable, etat_inconnu, parametre_invalide (an amount beyond what a JSON
--          number holds exactly).
create or replace function vente.ecrire_lignes(p_vente_id uuid, p_lignes jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_manquant jsonb;
begin
  with demande as materialized (
    select e.rang, (e.value ->> 'produit_id')::uuid as produit_id
    from jsonb_array_elements(p_lignes) with ordinality as e (value, rang)
  )
  select jsonb_build_object('ligne', d.rang, 'produit_id', d.produit_id) into v_manquant
  from demande d
  where not exists (select from produit.produit p where p.id = d.produit_id)
  order by d.rang limit 1;
  if v_manquant is not null then
    raise sqlstate 'TR404' using message = 'produit_introuvable', detail = v_manquant::text;
  end if;
  select jsonb_build_object('ligne', e.rang, 'referentiel_code', q.key, 'etat_code', q.value)
  into v_manquant
  from jsonb_array_elements(p_lignes) with ordinality as e (value, rang)
    cross join jsonb_each_text(e.value -> 'qualites') as q
  where not exists (select from conformite.etat t
                    where t.referentiel_code = q.key and t.code = q.value)
  order by e.rang, q.key limit 1;
  if v_manquant is not null then
    raise sqlstate 'TR404' using message = 'etat_inconnu', detail = v_manquant::text;
  end if;

  delete from vente.qualite_ligne q where q.vente_id = p_vente_id;
  delete from vente.ligne l where l.vente_id = p_vente_id;
  insert into vente.ligne (organisation_id, vente_id, rang, produit_id, quantite_g, prix_kg)
  select core.organisation_id(), p_vente_id, e.rang, (e.value ->> 'produit_id')::uuid,
         (e.value ->> 'quantite_g')::bigint, (e.value ->> 'prix_kg')::bigint
  from jsonb_array_elements(p_lignes) with ordinality as e (value, rang);
  insert into vente.qualite_ligne
    (organisation_id, vente_id, rang, referentiel_code, etat_code)
  select core.organisation_id(), p_vente_id, e.rang, q.key, q.value
  from jsonb_array_elements(p_lignes) with ordinality as e (value, rang)
    cross join jsonb_each_text(e.value -> 'qualites') as q;
  perform vente.exiger_montant(vente.montant(p_vente_id));
end
$$;
