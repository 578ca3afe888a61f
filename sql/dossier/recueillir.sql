-- Establishes what phones printed of the next collections and delivery notes that a dossier is
-- about, by their ids, and answers the last of them; null where there was none. Its papers are read
-- once all of them are.
-- Spec: dossiers#documents, documents#terrain.
-- Chosen: docs/decisions/0081-dossiers-d-audit.md.
-- Locks: what `document.etablir_imprimes` locks.
create or replace function dossier.recueillir(
  p_id uuid, p_apres uuid, p_limite integer, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dossier dossier.dossier;
  v_periode tstzrange;
  v_sujet record;
  v_dernier uuid;
begin
  select d.* into v_dossier from dossier.dossier d where d.id = p_id;
  select tstzrange(p.du, p.au) into v_periode
  from organisation.periode(v_dossier.du, v_dossier.au) as p;
  for v_sujet in
    with collecte as (
      select c.id, 'collecte' as entite from collecte.collecte c
      where c.organisation_id = v_dossier.organisation_id and c.id > p_apres
        and c.campagne_id = v_dossier.campagne_id and c.date_operation <@ v_periode
        and (v_dossier.groupement_id is null or c.groupement_id = v_dossier.groupement_id)
      order by c.id limit p_limite
    ),
    bon as (
      select b.id, 'livraison' as entite from livraison.bon b
      where b.organisation_id = v_dossier.organisation_id and b.id > p_apres
        and b.campagne_id = v_dossier.campagne_id and b.date_operation <@ v_periode
      order by b.id limit p_limite
    )
    select s.id, array(select t.code from document.type t
                       where t.entite = s.entite and t.commande is not null) as types
    from (table collecte union all table bon) as s
    order by s.id limit p_limite
  loop
    v_dernier := v_sujet.id;
    perform document.etablir_imprimes(v_sujet.id, v_sujet.types, p_le);
  end loop;
  return v_dernier;
end
$$;
