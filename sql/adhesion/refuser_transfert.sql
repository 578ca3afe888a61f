-- Refuses a transfer of a plot to a producer at an instant. The details name the act that leads
-- out: of a control that is open, of an exit, of a plot that came of this one.
-- Spec: terrain#transfert, service#actes-simultanes.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: parcelle_inconnue (a cancelled one), parcelle_sans_producteur, meme_producteur,
--          producteur_sorti, producteur_en_controle, evenement_hors_ordre (also of one that
--          others came of), parametre_invalide (a date to come).
create or replace function adhesion.refuser_transfert(
  p_parcelle parcelle.parcelle, p_producteur producteur.producteur, p_date timestamptz,
  p_le timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_doublon_id uuid;
begin
  perform core.exiger_passe(p_date, p_le);
  if exists (select from commande.annulation a where a.commande_id = p_parcelle.commande_id) then
    raise sqlstate 'TR404' using message = 'parcelle_inconnue', detail = '{"annulee": true}';
  elsif p_parcelle.producteur_id is null then
    raise sqlstate 'TR409' using message = 'parcelle_sans_producteur', detail = (
      select jsonb_strip_nulls(jsonb_build_object(
        'producteur_declare', p_parcelle.producteur_declare,
        'acte', format('POST /v1/controles/%s/lever', min(c.id::text))))::text
      from controle.controle c
      where c.commande_id = p_parcelle.commande_id and c.statut = 'ouvert'
        and c.motif = 'reference_inconnue' and c.details ->> 'champ' = 'producteur_id');
  elsif p_parcelle.producteur_id = p_producteur.id then
    raise sqlstate 'TR409' using message = 'meme_producteur';
  elsif not (p_producteur.actif_pendant @> p_date
    and p_producteur.actif_pendant @> core.apres(p_le, p_producteur.actif_pendant))
  then
    raise sqlstate 'TR409' using message = 'producteur_sorti', detail = jsonb_strip_nulls(
      jsonb_build_object(
        'producteur_id', p_producteur.id,
        'membre_depuis', core.horodatage(lower(range_merge(p_producteur.actif_pendant))),
        'acte', case when not upper_inf(p_producteur.actif_pendant) then
          format('POST /v1/producteurs/%s/retour', p_producteur.id) end))::text;
  end if;
  select c.id into v_doublon_id from controle.controle c
  where c.entite_id = p_producteur.id and c.entite = 'producteur' and c.statut = 'ouvert'
    and c.motif = 'doublon_identite'
  order by c.rang limit 1;
  if found then
    raise sqlstate 'TR409' using message = 'producteur_en_controle', detail = jsonb_build_object(
      'producteur_id', p_producteur.id, 'controle_id', v_doublon_id,
      'acte', format('POST /v1/controles/%s/lever', v_doublon_id))::text;
  end if;
  if exists (select from parcelle.suites(p_parcelle.id)) then
    raise sqlstate 'TR409' using message = 'evenement_hors_ordre', detail = jsonb_build_object(
      'suites', array(select s.parcelle_id from parcelle.suites(p_parcelle.id) as s),
      'actes', array(select commande.acte_de_reprise('parcelle', s.parcelle_id)
                     from parcelle.suites(p_parcelle.id) as s))::text;
  end if;
  perform core.exiger_ordre(p_date, coalesce(
    (select max(t.le) from parcelle.transfert t where t.parcelle_id = p_parcelle.id),
    p_parcelle.cree_le));
end
$$;
