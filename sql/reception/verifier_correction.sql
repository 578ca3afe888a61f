-- Checks the values of a correction of a reception: its members fit its origin; the named records
-- exist and were active at its date or are now; measurements and states are known; and there is a
-- reason if the weighed mass exceeds the announced mass.
-- Spec: receptions#correction.
-- Chosen: campaign and place are only checked for another date: nothing new begins. A supplier or a
--         product may have been unknown at the date.
-- Refuses: parametre_invalide, produit_introuvable, groupement_inconnu, fournisseur_inconnu,
--          reference_inactive, raison_ecart_requise, retour_superieur, and what
--          `reception.verifier_date`, `reception.verifier_contrat`, `reception.verifier_mesures`
--          and `reception.verifier_qualite` refuse.
create or replace function reception.verifier_correction(
  p_avant reception.reception, p_apres reception.reception, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_etranger text := case
    when p_apres.origine <> 'membres' and p_apres.groupement_id is not null then 'groupement_id'
    when p_apres.origine <> 'achat' and p_apres.fournisseur_id is not null then 'fournisseur_id'
    when p_apres.origine = 'retour' and p_apres.produit_id <> p_avant.produit_id then 'produit_id'
    when p_apres.origine = 'retour' and p_apres.contrat_id is not null then 'contrat_id' end;
  v_inactif jsonb;
begin
  if v_etranger is not null then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = jsonb_build_object('parametre', v_etranger)::text;
  elsif not exists (select from produit.produit p where p.id = p_apres.produit_id) then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  elsif p_apres.groupement_id is not null and not exists (
    select from organisation.groupement g where g.id = p_apres.groupement_id) then
    raise sqlstate 'TR404' using message = 'groupement_inconnu';
  elsif p_apres.fournisseur_id is not null then
    perform fournisseur.exiger(p_apres.fournisseur_id);
  end if;
  select jsonb_build_object('entite', i.entite, 'id', i.id) into v_inactif
  from (select 'produit' as entite, p.id, p.actif_pendant from produit.produit p
        where p.id = p_apres.produit_id
          and (p.id, p_apres.date_operation) <> (p_avant.produit_id, p_avant.date_operation)
        union all
        select 'fournisseur', f.id, f.actif_pendant from fournisseur.fournisseur f
        where f.id = p_apres.fournisseur_id
          and (f.id, p_apres.date_operation) is distinct from
              (p_avant.fournisseur_id, p_avant.date_operation)) as i
  where not (i.actif_pendant @> p_apres.date_operation or i.actif_pendant @> p_le) limit 1;
  if v_inactif is not null then
    raise sqlstate 'TR409' using message = 'reference_inactive', detail = v_inactif::text;
  end if;
  if p_apres.date_operation <> p_avant.date_operation then
    perform reception.verifier_date(p_apres, p_le);
  end if;
  perform reception.verifier_contrat(p_apres);
  perform reception.verifier_mesures(
    p_apres.produit_id, p_apres.campagne_id, p_apres.mesures);
  perform reception.verifier_qualite(p_apres);
  if p_apres.origine = 'membres' and p_apres.raison_ecart is null and p_apres.net_g > (
    select sum(a.quantite_g) from reception.apport a
    where a.reception_id = p_apres.id and a.annule_le is null)
  then
    raise sqlstate 'TR409' using message = 'raison_ecart_requise',
      detail = jsonb_build_object('net_g', p_apres.net_g)::text;
  elsif p_apres.origine = 'retour' then
    perform reception.exiger_chez_le_client(p_avant, p_apres.net_g);
  end if;
end
$$;
