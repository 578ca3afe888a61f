-- Returns the reason why a plot can not go to a producer at an instant.
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
begin
  perform core.exiger_passe(p_date, p_le);
  if exists (select from commande.annulation a where a.commande_id = p_parcelle.commande_id) then
    raise sqlstate 'TR404' using message = 'parcelle_inconnue', detail = '{"annulee": true}';
  elsif p_parcelle.producteur_id is null then
    raise sqlstate 'TR409' using message = 'parcelle_sans_producteur';
  elsif p_parcelle.producteur_id = p_producteur.id then
    raise sqlstate 'TR409' using message = 'meme_producteur';
  elsif not (p_producteur.actif_pendant @> p_date
    and p_producteur.actif_pendant @> core.apres(p_le, p_producteur.actif_pendant))
  then
    raise sqlstate 'TR409' using message = 'producteur_sorti';
  elsif exists (
    select from controle.controle c
    where c.entite_id = p_producteur.id and c.entite = 'producteur' and c.statut = 'ouvert'
      and c.motif = 'doublon_identite')
  then
    raise sqlstate 'TR409' using message = 'producteur_en_controle';
  end if;
  if exists (select from parcelle.suites(p_parcelle.id)) then
    raise sqlstate 'TR409' using message = 'evenement_hors_ordre', detail = jsonb_build_object(
      'suites', array(select s.parcelle_id from parcelle.suites(p_parcelle.id) as s))::text;
  end if;
  perform core.exiger_ordre(p_date, coalesce(
    (select max(t.le) from parcelle.transfert t where t.parcelle_id = p_parcelle.id),
    p_parcelle.cree_le));
end
$$;
