-- Checks the values of a reception against the records that it names, at its own date.
-- Spec: service#date-de-l-operation, receptions#validation.
-- Refuses: parametre_invalide, produit_introuvable, groupement_inconnu, fournisseur_inconnu,
--          reference_inactive (a product or a supplier that was not active then, a cancelled note),
--          bon_inconnu, emplacement_inconnu, emplacement_ferme, and what
--          `reception.exiger_campagne`, `reception.verifier_contrat`,
--          `reception.verifier_mesures` and `reception.verifier_qualite` refuse.
create or replace function reception.verifier(
  p_reception reception.reception, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_date timestamptz := p_reception.date_operation;
  v_inactif jsonb;
begin
  if v_date > p_le then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'date_operation', 'au_plus_tard', core.horodatage(p_le))::text;
  end if;
  perform reception.exiger_campagne(p_reception);
  if not exists (select from produit.produit p where p.id = p_reception.produit_id) then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  elsif (p_reception.origine = 'membres') <> (p_reception.groupement_id is not null)
    or (p_reception.origine = 'achat') <> (p_reception.fournisseur_id is not null) then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "origine"}';
  elsif p_reception.groupement_id is not null and not exists (
    select from organisation.groupement g where g.id = p_reception.groupement_id) then
    raise sqlstate 'TR404' using message = 'groupement_inconnu';
  elsif p_reception.bon_id is not null and not exists (
    select from livraison.bon b where b.id = p_reception.bon_id) then
    raise sqlstate 'TR404' using message = 'bon_inconnu';
  end if;
  if p_reception.fournisseur_id is not null then
    perform fournisseur.exiger(p_reception.fournisseur_id);
  end if;
  select jsonb_build_object('entite', i.entite, 'id', i.id) into v_inactif
  from (select 'produit' as entite, p.id, p.actif_pendant from produit.produit p
        where p.id = p_reception.produit_id
        union all
        select 'fournisseur', f.id, f.actif_pendant from fournisseur.fournisseur f
        where f.id = p_reception.fournisseur_id
        union all
        select 'livraison', b.id, '{}'
        from livraison.bon b join commande.annulation a on a.organisation_id = b.organisation_id
          and a.commande_id = b.commande_id
        where b.id = p_reception.bon_id) as i
  where not i.actif_pendant @> v_date order by i.entite limit 1;
  if v_inactif is not null then
    raise sqlstate 'TR409' using message = 'reference_inactive', detail = v_inactif::text;
  end if;
  perform emplacement.exiger_actif(p_reception.emplacement_id, v_date);
  perform reception.verifier_contrat(p_reception);
  perform reception.verifier_mesures(
    p_reception.produit_id, p_reception.campagne_id, p_reception.mesures);
  perform reception.verifier_qualite(p_reception);
end
$$;
