-- Records the plots from which a plot was made at an instant: one plot that was split, or several
-- plots that were joined. These former plots end at that instant, and their shapes are no longer
-- compared with the new plot. The new plot inherits their quality states, the lowest one at each
-- time. Earlier collections stay with the former plots; records dated later are judged again, and
-- controls that the origins make moot are lifted.
-- Spec: terrain#origines, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0129-inventaires-parcelles-numeros.md.
-- Refuses: parcelle_inconnue, what `adhesion.exiger_originaires` refuses.
-- Locks: controls that it may make moot, the plots' collections in the order of their ids, the
--        plots by id, the producer's balances, and what `reception.reprendre_differees` locks.
create or replace function adhesion.dire_origines(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_date timestamptz := (p_requete ->> 'le')::timestamptz;
  v_anciennes uuid[] := array(
    select jsonb_array_elements_text(p_requete -> 'anciennes')::uuid);
  v_parcelle parcelle.parcelle;
  v_referentiel text;
  v_id uuid;
  v_a_revoir uuid[] := adhesion.a_revoir_origines(p_id, v_anciennes, v_date);
  v_differe boolean := reception.differer('Origines de la parcelle');
begin
  perform constat.tenir(v_a_revoir);
  perform from collecte.collecte c
  where c.id in (select d.id from unnest(v_anciennes || p_id) as x (id),
                      parcelle.collectes(x.id) as d (id))
  order by c.id for no key update;
  perform from parcelle.parcelle p where p.id = any (v_anciennes || p_id)
  order by p.id for update;
  select p.* into v_parcelle from parcelle.parcelle p
  where p.id = p_id and p.fusionnee_dans is null and not isempty(p.actif_pendant);
  if v_parcelle.id is null then
    raise sqlstate 'TR404' using message = 'parcelle_inconnue';
  end if;
  perform adhesion.exiger_originaires(v_parcelle, v_anciennes, v_date, p_le);

  insert into parcelle.origine
    (organisation_id, parcelle_id, ancienne_id, le, raison, auteur_id, enregistre_le)
  select v_parcelle.organisation_id, p_id, a.id, v_date, p_requete ->> 'raison', p_auteur_id, p_le
  from unnest(v_anciennes) as a (id);
  update parcelle.parcelle p
  set actif_pendant = p.actif_pendant - tstzmultirange(tstzrange(v_date, null))
  where p.id = any (v_anciennes);
  for v_referentiel in
    select distinct h.referentiel_code from conformite.etats_herites(v_anciennes) as h order by 1
  loop
    perform conformite.heriter(
      p_id, v_referentiel, '-infinity', p_requete ->> 'raison', p_auteur_id, p_le);
  end loop;
  perform parcelle.clore_origines(p_id, v_anciennes, p_auteur_id, p_le);
  perform capacite.verrouiller_producteurs(v_parcelle.producteur_id);
  foreach v_id in array v_anciennes || p_id loop
    perform capacite.reproposer_parcelle(v_id, v_parcelle.producteur_id, v_parcelle.producteur_id,
                                         null, p_auteur_id, p_le);
  end loop;
  perform adhesion.rejuger_saisies(null, v_anciennes, v_date, p_le);
  perform collecte.rejuger(c.id, p_le)
  from collecte.collecte c
  where c.id in (select d.id from unnest(v_anciennes || p_id) as x (id),
                      parcelle.collectes(x.id) as d (id))
    and c.date_operation >= v_date
  order by c.date_operation, c.id;
  if v_differe then
    perform reception.reprendre_differees(p_le);
  end if;
  perform commande.reexaminer(v_parcelle.producteur_id, v_date, p_le);
  perform constat.revoir(v_a_revoir, null, 'les origines dites depuis', p_le);
  perform journal.consigner(p_le, 'parcelle.dire_origines', 'parcelle', p_id, p_requete);
  return parcelle.detailler(p_id, p_le);
end
$$;
