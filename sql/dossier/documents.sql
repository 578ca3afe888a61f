-- Returns the documents of a dossier's records, of the types that its reader may read, by their
-- ids: documents of collections, receptions and lots of the campaign; of deliveries and shipments
-- in the period; statements of the group's producers; and recall notices of these days.
-- Spec: dossiers#documents.
-- Why: records are looked up by their keys, and each document is read once.
create or replace function dossier.documents(
  p_cadre jsonb, p_types text[], p_apres uuid, p_limite integer) returns setof document.document
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_campagne_id uuid := (p_cadre #>> '{campagne,id}')::uuid;
  v_groupement_id uuid := (p_cadre #>> '{groupement,id}')::uuid;
  v_periode tstzrange := tstzrange(
    (p_cadre ->> 'depuis')::timestamptz, (p_cadre ->> 'jusqu_a')::timestamptz, '[]');
begin
  return query
    select d.*
    from document.document d join document.type t on t.code = d.type
    where d.organisation_id = core.organisation_id() and d.id > p_apres
      and d.type = any (p_types)
      and case t.entite
        when 'collecte' then exists (
          select from collecte.collecte c
          where c.id = d.entite_id and c.campagne_id = v_campagne_id
            and c.date_operation <@ v_periode
            and (v_groupement_id is null or c.groupement_id = v_groupement_id))
        when 'reception' then exists (
          select from reception.reception r
          where r.id = d.entite_id and r.campagne_id = v_campagne_id
            and r.date_operation <@ v_periode
            and (v_groupement_id is null or r.groupement_id = v_groupement_id))
        when 'lot' then exists (
          select from lot.lot l where l.id = d.entite_id and l.campagne_id = v_campagne_id)
        when 'livraison' then exists (
          select from livraison.bon b
          where b.id = d.entite_id and b.campagne_id = v_campagne_id
            and b.date_operation <@ v_periode)
        when 'expedition' then exists (
          select from expedition.expedition x
          where x.id = d.entite_id and x.date_operation <@ v_periode)
        when 'producteur' then d.etabli_le <@ v_periode and (
          v_groupement_id is null or exists (
            select from producteur.producteur p
            where p.id = d.entite_id and p.groupement_id = v_groupement_id))
        else d.etabli_le <@ v_periode end
    order by d.id limit p_limite;
end
$$;
