-- Writes a seal over some entries, with their leaves, and the entry of the journal that tells it.
-- Spec: sceaux#feuille, sceaux#chaine.
-- Locks: the caller holds the organization's row.
create or replace function sceau.poser(p_sceau sceau.sceau, p_ids bigint[]) returns sceau.sceau
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_sceau sceau.sceau := p_sceau;
  v_sels bytea[];
  v_internes bytea[];
  v_feuilles bytea[];
begin
  with sale as materialized (
    select i.id, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) as sel
    from unnest(p_ids) as i (id)
  )
  select array_agg(s.sel order by s.id), array_agg(i.interne order by s.id),
         array_agg(sceau.empreinte_feuille(sceau.contenu_evenement(e), i.interne) order by s.id)
  into v_sels, v_internes, v_feuilles
  from sale s
    join journal.evenement e on e.id = s.id
    cross join lateral (select sceau.interne(s.sel, e.details) as interne) as i;
  v_sceau.racine := sceau.racine(v_feuilles);
  v_sceau.empreinte := sha256(convert_to(sceau.contenu(v_sceau), 'UTF8'));
  insert into sceau.sceau
    (organisation_id, rang, scelle_le, feuilles, racine, precedent, empreinte, plancher, marque,
     marque_transaction)
  values (v_sceau.organisation_id, v_sceau.rang, v_sceau.scelle_le, v_sceau.feuilles,
          v_sceau.racine, v_sceau.precedent, v_sceau.empreinte, v_sceau.plancher, v_sceau.marque,
          v_sceau.marque_transaction)
  returning * into v_sceau;
  insert into sceau.feuille (organisation_id, evenement_id, sceau_rang, sel, interne, empreinte)
  select v_sceau.organisation_id, f.id, v_sceau.rang, f.sel, f.interne, f.empreinte
  from unnest(p_ids, v_sels, v_internes, v_feuilles) as f (id, sel, interne, empreinte);
  perform journal.consigner(v_sceau.scelle_le, 'journal.sceller', 'sceau', v_sceau.id,
    jsonb_build_object('rang', v_sceau.rang, 'statut', encode(v_sceau.empreinte, 'hex')));
  return v_sceau;
end
$$;
