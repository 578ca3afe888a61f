-- Applies the fields of a modification whose values differ from the register. Fields in conflict
-- keep the server's value, and the new values go to the control queue as a proposal. Also records
-- the fields with equal values, since the register may differ later. `p_sans_id` is a modification
-- that no longer names these fields.
-- Spec: types-de-commandes#producteur-modifier.
-- Motifs: modification_concurrente, doublon_identite, reference_inconnue (group).
create or replace function producteur.proposer_champs(
  p_contexte commande.contexte, p_auteur_id uuid, p_id uuid, p_champs jsonb,
  p_sans_id uuid default null)
returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_serveur jsonb := producteur.valeurs(p_id);
  v_dits jsonb := coalesce(jsonb_set(
    p_champs, '{piece_identite,numero}',
    to_jsonb(core.code_uni(p_champs #>> '{piece_identite,numero}')), false), p_champs);
  v_champs jsonb;
  v_redites text[];
  v_conflits jsonb;
  v_constats commande.constat[];
begin
  select coalesce(jsonb_object_agg(c.key, c.value) filter (where c.differe), '{}'),
         array_agg(c.key) filter (where not c.differe)
  into v_champs, v_redites
  from (select d.key, d.value, d.value is distinct from v_serveur -> d.key as differe
        from jsonb_each(v_dits) as d) as c;
  if v_redites is not null then
    insert into producteur.redite (organisation_id, producteur_id, champ, commande_id, version)
    select p.organisation_id, p.id, r.champ, p_contexte.commande_id, p.version
    from producteur.producteur p cross join unnest(v_redites) as r (champ) where p.id = p_id
    on conflict (organisation_id, producteur_id, champ, commande_id) do update
      set version = excluded.version;
  end if;
  v_conflits := producteur.trouver_conflits(
    p_contexte, p_id, p_auteur_id, v_champs, v_serveur, p_sans_id);
  v_constats := producteur.appliquer_champs(
    p_contexte, p_id, v_champs - array(select jsonb_object_keys(v_conflits)));
  if v_conflits <> '{}' then
    v_constats := v_constats || ('modification_concurrente', 'producteur', p_id,
      jsonb_build_object('champs', v_conflits))::commande.constat;
  end if;
  return (v_constats, '{}', null, 'producteur',
          jsonb_build_object('producteur', p_id))::commande.effet;
end
$$;
