-- Writes the exit or return of a member, after the checks common to both.
-- Spec: terrain#sortie, service#actes-simultanes.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: producteur_inconnu (a cancelled one), producteur_sorti, producteur_actif,
--          evenement_hors_ordre, parametre_invalide (a date to come).
create or replace function adhesion.consigner(
  p_producteur producteur.producteur, p_nature text, p_requete jsonb, p_auteur_id uuid,
  p_le timestamptz) returns timestamptz
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_date timestamptz := (p_requete ->> 'le')::timestamptz;
  v_est_membre boolean := p_producteur.actif_pendant
    @> core.apres(p_le, p_producteur.actif_pendant);
begin
  perform core.exiger_passe(v_date, p_le);
  if exists (select from commande.annulation a where a.commande_id = p_producteur.commande_id) then
    raise sqlstate 'TR404' using message = 'producteur_inconnu', detail = '{"annulee": true}';
  elsif p_nature = 'sortie' and not v_est_membre then
    raise sqlstate 'TR409' using message = 'producteur_sorti';
  elsif p_nature = 'retour' and v_est_membre then
    raise sqlstate 'TR409' using message = 'producteur_actif';
  end if;
  perform core.exiger_ordre(v_date, (
    select max(e.le)
    from (select a.le from producteur.adhesion a where a.producteur_id = p_producteur.id
          union all
          select upper(p_producteur.actif_pendant) where p_nature = 'retour'
          union all
          select p_producteur.cree_le) as e));
  insert into producteur.adhesion
    (organisation_id, producteur_id, nature, le, raison, auteur_id, enregistre_le)
  values (p_producteur.organisation_id, p_producteur.id, p_nature, v_date, p_requete ->> 'raison',
          p_auteur_id, p_le);
  perform journal.consigner(p_le, 'producteur.' || p_nature, 'producteur', p_producteur.id,
    jsonb_build_object('le', core.horodatage(v_date), 'raison', p_requete -> 'raison'));
  return v_date;
end
$$;
