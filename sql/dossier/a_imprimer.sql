-- Returns the papers that phones printed for a dossier's records and that have no stored contents
-- yet, by their ids: papers of the campaign's collections and of deliveries in the period. The
-- number is not limited.
-- Spec: dossiers#documents.
-- Chosen: docs/decisions/0081-dossiers-d-audit.md.
create or replace function dossier.a_imprimer(
  p_cadre jsonb, p_apres uuid, p_limite integer, out id uuid, out type text) returns setof record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_organisation_id uuid := core.organisation_id();
  v_campagne_id uuid := (p_cadre #>> '{campagne,id}')::uuid;
  v_groupement_id uuid := (p_cadre #>> '{groupement,id}')::uuid;
  v_periode tstzrange := tstzrange(
    (p_cadre ->> 'depuis')::timestamptz, (p_cadre ->> 'jusqu_a')::timestamptz, '[]');
begin
  return query
    select r.*
    from (
      (select c.id, 'recu'
       from collecte.collecte c
       where c.organisation_id = v_organisation_id and c.id > p_apres
         and c.campagne_id = v_campagne_id and c.date_operation <@ v_periode
         and (v_groupement_id is null or c.groupement_id = v_groupement_id)
         and not exists (
           select from document.document d
           where d.entite_id = c.id and d.organisation_id = v_organisation_id
             and d.type = 'recu' and d.donnees is not null)
       order by c.id limit p_limite)
      union all
      (select b.id, 'bon_livraison'
       from livraison.bon b
       where b.organisation_id = v_organisation_id and b.id > p_apres
         and b.campagne_id = v_campagne_id and b.date_operation <@ v_periode
         and not exists (
           select from document.document d
           where d.entite_id = b.id and d.organisation_id = v_organisation_id
             and d.type = 'bon_livraison' and d.donnees is not null)
       order by b.id limit p_limite)) as r (id, type)
    order by r.id limit p_limite;
end
$$;
