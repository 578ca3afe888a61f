-- Refuses a place that does not admit the quality of a lot; a place without list admits all.
-- Spec: Lot, «allowed qualities of a location refuse (empty list: no restriction)».
-- Refuses: emplacement_inconnu, qualite_non_admise.
create or replace function lot.exiger_place(p_lot_id uuid, p_emplacement_id uuid) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_admises text[];
  v_categorie text := lot.categorie(p_lot_id);
begin
  if not exists (select from emplacement.emplacement e where e.id = p_emplacement_id) then
    raise sqlstate 'TR404' using message = 'emplacement_inconnu';
  end if;
  select array_agg(a.categorie order by a.categorie) into v_admises
  from emplacement.qualite_admise a where a.emplacement_id = p_emplacement_id;
  if v_categorie <> all (v_admises) then
    raise sqlstate 'TR409' using message = 'qualite_non_admise',
      detail = jsonb_build_object('emplacement_id', p_emplacement_id, 'categorie', v_categorie,
                                  'admises', v_admises)::text;
  end if;
end
$$;
