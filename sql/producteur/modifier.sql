-- Changes fields of a producer. A field that another author changed since `version_base` keeps the
-- server's value and goes to the control queue as a proposal; the others are applied. A value that
-- stands already changes nothing.
-- Spec: `producteur.modifier`; Conflict handling, «non-conflicting fields applied; conflicting
--       fields keep server value».
-- Motifs: modification_concurrente, doublon_identite.
-- Locks: the producer.
create or replace function producteur.modifier(p_contexte commande.contexte) returns commande.effet
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid := (p_contexte.refs ->> 'producteur_id')::uuid;
  v_serveur jsonb;
  v_champs jsonb;
  v_conflits jsonb;
  v_constats commande.constat[];
begin
  if v_id is null then
    return ('{}', '{}', null, null,
            '{}')::commande.effet;  -- kept in the command until the producer arrives
  end if;
  perform from producteur.producteur p where p.id = v_id for no key update;
  v_serveur := producteur.valeurs(v_id);
  select coalesce(jsonb_object_agg(c.key, c.value), '{}') into v_champs
  from jsonb_each(p_contexte.payload -> 'champs') as c
  where c.value is distinct from v_serveur -> c.key;
  v_conflits := producteur.trouver_conflits(v_id, (p_contexte.payload ->> 'version_base')::integer,
                                            p_contexte.utilisateur_id, v_champs, v_serveur);
  v_constats := producteur.appliquer_champs(
    p_contexte, v_id, v_champs - array(select jsonb_object_keys(v_conflits)));
  if v_conflits <> '{}' then
    v_constats := v_constats || ('modification_concurrente', 'producteur', v_id,
      jsonb_build_object('champs', v_conflits))::commande.constat;
  end if;
  return (v_constats, '{}', null, 'producteur',
          jsonb_build_object('producteur', v_id))::commande.effet;
end
$$;
