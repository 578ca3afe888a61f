-- Restores the former values of members that an import updated, if they were not changed later;
-- lists the other members.
-- Spec: imports#connus, imports#annulation.
-- Refuses: annulation_impossible.
-- Locks: the producers, by id.
create or replace function importation.retablir_membres(
  p_importation_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ligne record;
  v_changes jsonb := '[]';
  v_ids uuid[] := array(
    select l.objet_id from importation.ligne l
    where l.importation_id = p_importation_id and l.avant -> 'champs' <> '{}');
begin
  perform from producteur.producteur p
  where p.id = any (v_ids) order by p.id for no key update;
  for v_ligne in
    select p.id, p.version = (
        select max((m.avant -> 'version')::integer) from importation.ligne m
        where m.importation_id = p_importation_id and m.objet_id = p.id) as est_intact, (
        select coalesce(jsonb_object_agg(c.key, c.value -> 'avant'), '{}')
        from jsonb_each(l.avant -> 'champs') as c) as champs
    from importation.ligne l
      join producteur.producteur p
        on p.organisation_id = l.organisation_id and p.id = l.objet_id
    where l.importation_id = p_importation_id and l.avant -> 'champs' <> '{}'
    order by p.id, l.rang desc
  loop
    if not v_ligne.est_intact then
      v_changes := v_changes || jsonb_build_object('entite', 'producteur', 'id', v_ligne.id);
    end if;
    continue when v_changes <> '[]';
    perform producteur.corriger_fiche(v_ligne.id,
      v_ligne.champs - '{membre_depuis,derniere_inspection_le}'::text[], p_auteur_id, p_le);
    update producteur.producteur p
    set membre_depuis = case when v_ligne.champs ? 'membre_depuis'
          then (v_ligne.champs ->> 'membre_depuis')::timestamptz else p.membre_depuis end,
        derniere_inspection_le = case when v_ligne.champs ? 'derniere_inspection_le'
          then (v_ligne.champs ->> 'derniere_inspection_le')::timestamptz
          else p.derniere_inspection_le end
    where p.id = v_ligne.id;
  end loop;
  if v_changes <> '[]' then
    raise sqlstate 'TR409' using message = 'annulation_impossible',
      detail = jsonb_build_object('dependances', v_changes)::text;
  end if;
end
$$;
