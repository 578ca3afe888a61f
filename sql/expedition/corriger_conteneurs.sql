-- Writes the corrected numbers of an expedition's containers and of their seals, in the order of
-- the containers. The containers keep their lines, and none is removed.
-- Spec: ventes-et-expeditions#correction-numeros.
-- Refuses: parametre_invalide (fewer containers than lines name), and what
--          `expedition.ecrire_conteneurs` refuses.
create or replace function expedition.corriger_conteneurs(p_id uuid, p_conteneurs jsonb)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_places jsonb := (
    select coalesce(jsonb_object_agg(l.rang, c.rang), '{}')
    from expedition.ligne l
      join expedition.conteneur c
        on c.expedition_id = l.expedition_id and c.numero = l.conteneur
    where l.expedition_id = p_id);
  v_derniere integer := (select max(r.value::integer) from jsonb_each_text(v_places) as r);
begin
  if jsonb_array_length(p_conteneurs) < v_derniere then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'conteneurs', 'au_moins', v_derniere)::text;
  end if;
  update expedition.ligne l set conteneur = null
  where l.expedition_id = p_id and v_places ? l.rang::text;
  perform expedition.ecrire_conteneurs(p_id, p_conteneurs);
  update expedition.ligne l
  set conteneur = p_conteneurs -> ((v_places ->> l.rang::text)::integer - 1) ->> 'numero'
  where l.expedition_id = p_id and v_places ? l.rang::text;
end
$$;
