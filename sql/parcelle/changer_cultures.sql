-- Declares, at the office and with a reason, the crops of a plot from an instant on. If the plot
-- has an open control about its shares, the caller must hold the right to lift controls, because
-- this declaration is the correction that the control requires. Lifts the controls that the
-- declaration makes moot.
-- Spec: terrain#cultures, file-de-controle#sans-objet.
-- Chosen: docs/decisions/0047-cultures-et-chevauchements.md.
-- Refuses: parcelle_inconnue, produit_introuvable, evenement_hors_ordre (before the plot existed),
--          parametre_invalide (a date to come; shares beyond the land of a stratum and cycle).
-- Locks: controls that it may make moot, the plot, then the producer's balances.
create or replace function parcelle.changer_cultures(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_date timestamptz := (p_requete ->> 'le')::timestamptz;
  v_cultures jsonb := p_requete -> 'cultures';
  v_produits uuid[];
  v_id uuid := (select coalesce(p.fusionnee_dans, p.id) from parcelle.parcelle p where p.id = p_id);
  v_a_revoir uuid[];
  v_parcelle parcelle.parcelle;
  v_parts commande.constat[] := parcelle.juger_parts(v_cultures);
begin
  v_a_revoir := parcelle.a_revoir(v_id, null, v_date);
  perform constat.tenir(v_a_revoir);
  select p.* into v_parcelle from parcelle.parcelle p where p.id = v_id for no key update;
  if v_parcelle.id is null
    or exists (select from commande.annulation a where a.commande_id = v_parcelle.commande_id)
  then
    raise sqlstate 'TR404' using message = 'parcelle_inconnue';
  end if;
  perform core.exiger_passe(v_date, p_le);
  if v_date < v_parcelle.cree_le then
    raise sqlstate 'TR409' using message = 'evenement_hors_ordre', detail = jsonb_build_object(
      'precedent', core.horodatage(v_parcelle.cree_le))::text;
  elsif v_parts <> '{}' then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = (v_parts[1].details || '{"parametre": "cultures"}')::text;
  end if;
  v_produits := array(select r.produit_id from parcelle.parts_retenues(v_cultures) as r);
  if exists (select from unnest(v_produits) as v (id)
             where not exists (select from produit.produit p where p.id = v.id)) then
    raise sqlstate 'TR404' using message = 'produit_introuvable';
  end if;
  perform parcelle.assoler(
    v_parcelle.id, v_date, v_cultures,
    (select coalesce(jsonb_object_agg(v.id, v.id), '{}') from unnest(v_produits) as v (id)),
    p_requete ->> 'raison', null, p_auteur_id, p_le);
  perform constat.revoir(v_a_revoir, null, 'des cultures déclarées depuis', p_le);
  perform journal.consigner(p_le, 'parcelle.changer_cultures', 'parcelle', v_parcelle.id,
    jsonb_build_object('le', core.horodatage(v_date), 'cultures', v_cultures,
                       'raison', p_requete -> 'raison'));
  return parcelle.detailler(v_parcelle.id, p_le);
end
$$;
