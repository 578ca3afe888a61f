-- Returns the proof that an entry of the journal stands under its seal: the texts that its leaf is
-- made of, the way up to the root, and the seal. The details and their salt are null once a purge
-- deleted the salt.
-- Spec: sceaux#preuve.
-- Refuses: evenement_inconnu, evenement_non_scelle.
create or replace function sceau.prouver(p_id bigint) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_evenement journal.evenement;
  v_feuille sceau.feuille;
  v_sceau sceau.sceau;
  v_feuilles bytea[];
  v_place bigint;
begin
  select e.* into v_evenement from journal.evenement e where e.id = p_id;
  if v_evenement.id is null then
    raise sqlstate 'TR404' using message = 'evenement_inconnu';
  end if;
  select f.* into v_feuille from sceau.feuille f where f.evenement_id = p_id;
  if v_feuille.evenement_id is null then
    raise sqlstate 'TR409' using message = 'evenement_non_scelle';
  end if;
  select s.* into v_sceau from sceau.sceau s where s.rang = v_feuille.sceau_rang;
  select array_agg(f.empreinte order by f.evenement_id),
         count(*) filter (where f.evenement_id <= p_id)
  into v_feuilles, v_place
  from sceau.feuille f where f.sceau_rang = v_feuille.sceau_rang;
  return json_build_object(
    'evenement_id', p_id, 'contenu', sceau.contenu_evenement(v_evenement),
    'details', case when v_feuille.sel is not null
                 then coalesce(v_evenement.details::text, '') end,
    'sel', encode(v_feuille.sel, 'hex'), 'interne', encode(v_feuille.interne, 'hex'),
    'feuille', encode(v_feuille.empreinte, 'hex'),
    'chemin', sceau.chemin(v_feuilles, v_place), 'sceau', sceau.presenter(v_sceau));
end
$$;
