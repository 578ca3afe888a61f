-- Gives the operation date to what a command wrote, other than a collection. A survey takes it as a
-- new version of the same shape that replaces the first, since surveys are never edited; the crops
-- that it told of hold from then.
-- Spec: Control queue, «motivated manual deviation».
create or replace function controle.redater_entite(
  p_entite text, p_id uuid, p_commande_id uuid, p_date timestamptz, p_auteur_id uuid,
  p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parcelle_id uuid;
begin
  update collecte.signalement set date_operation = p_date
  where commande_id = p_commande_id and p_entite in ('signalement', 'collecte');
  update livraison.bon set date_operation = p_date where id = p_id and p_entite = 'livraison';
  update intrant.remise set date_operation = p_date where id = p_id and p_entite = 'remise';
  update inspection.inspection set date_operation = p_date
  where id = p_id and p_entite = 'inspection';
  update recolte.estimation set date_operation = p_date where id = p_id and p_entite = 'estimation';
  update non_conformite.non_conformite set date_operation = p_date
  where id = p_id and p_entite = 'non_conformite';
  perform parcelle.verrouiller_releves() where p_entite in ('parcelle', 'polygone');
  with version as (
    insert into parcelle.polygone
      (organisation_id, id, parcelle_declaree, parcelle_id, forme, geojson, surface_m2, perimetre_m,
       precision_mediane_cm, nb_points, surface_telephone_m2, debut, fin, date_operation,
       commande_id, auteur_id, remplace_id)
    select g.organisation_id, gen_random_uuid(), g.parcelle_declaree, g.parcelle_id, g.forme,
           g.geojson, g.surface_m2, g.perimetre_m, g.precision_mediane_cm, g.nb_points,
           g.surface_telephone_m2, g.debut, g.fin, p_date, g.commande_id, p_auteur_id,
           g.id
    from parcelle.polygone g
    where g.commande_id = p_commande_id and p_entite in ('parcelle', 'polygone')
      and not exists (select from parcelle.polygone r where r.remplace_id = g.id)
    order by g.parcelle_id is null limit 1
    returning parcelle_id
  )
  select v.parcelle_id into v_parcelle_id from version v;
  update parcelle.assolement a set le = p_date where a.commande_id = p_commande_id;
  if v_parcelle_id is not null then
    perform capacite.renvoyer_en_validation(v_parcelle_id, p_auteur_id, p_le);
  end if;
end
$$;
