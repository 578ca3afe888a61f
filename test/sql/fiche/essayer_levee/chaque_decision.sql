-- Spec: file-de-controle#essai: for every decision of every motif, a trial returns the effects of
-- the later decision, and changes nothing.
begin;
set local role metier;
select plan(2 + 3 * 66);
select essai.preparer_operations();

create function pg_temp.essayer(p_compte text, p_id uuid, p_demande jsonb) returns jsonb
language sql as $$
  select fiche.essayer_levee(
    (core.organisation_id(), essai.id(p_compte), true)::utilisateur.session, p_id, p_demande,
    essai.t(1))::jsonb
$$;
-- Returns the differences, without the ids of records that get a new id each time.
create function pg_temp.dits(p_effets jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(e.dit order by e.dit::text collate "C"), '[]')
  from (select t.value - '{rang,id}'::text[] as dit from jsonb_array_elements(p_effets) as t) as e
$$;
create function pg_temp.restes() returns text language sql stable as $$
  select concat_ws(' ', (select count(*) from controle.controle),
    (select count(*) from controle.controle c where c.statut = 'leve'),
    (select count(*) from journal.evenement), (select count(*) from collecte.collecte),
    (select count(*) from collecte.correction), (select count(*) from commande.correction),
    (select count(*) from commande.annulation), (select count(*) from commande.reprise),
    (select count(*) from numerotation.numero_officiel), (select count(*) from matiere.mouvement),
    (select count(*) from non_conformite.non_conformite), (select count(*) from document.document),
    (select sum(s.consomme_g) from capacite.solde s))
$$;
create function pg_temp.comparer(p_motif text, p_decision text, p_ensembles text[]) returns jsonb
language plpgsql as $$
declare
  v_compte text := case when 'rsci' = any (p_ensembles) then 'rsci ESSAI' else 'admin ESSAI' end;
  v_session utilisateur.session;
  v_demande jsonb;
  v_id uuid;
  v_avant text;
  v_essai jsonb;
  v_portee jsonb;
  v_portrait jsonb;
  v_leve text;
begin
  perform essai.provoquer(p_motif);
  v_session := (core.organisation_id(), essai.id(v_compte), true)::utilisateur.session;
  select k.id into v_id from controle.controle k
  where k.commande_id = essai.id('commande x') and k.motif = p_motif order by k.details ->> 'champ'
  limit 1;
  v_demande := essai.demande(p_motif, p_decision);
  v_avant := pg_temp.restes();
  v_essai := pg_temp.essayer(v_compte, v_id, v_demande
    || jsonb_build_object('decision', p_decision, 'raison', 'vu'));
  v_portee := fiche.portee(array[v_id], v_session, essai.t(1));
  v_avant := case when v_avant = pg_temp.restes() then 'rien' else 'quelque chose' end;
  v_portrait := fiche.portrait(v_portee, essai.t(1));
  v_leve := essai.lever(v_compte, 'x', p_motif, p_decision, v_demande);
  return jsonb_build_object(
    'reste', v_avant, 'levé', v_leve, 'controles', v_essai -> 'controles', 'id', v_id,
    'dit', pg_temp.dits(v_essai -> 'effets'),
    'fait', pg_temp.dits((
      select jsonb_agg(to_jsonb(e))
      from fiche.effets(v_portrait, fiche.portrait(
        v_portee, essai.t(1))) as e)));
end
$$;
create function pg_temp.a_part(p_motif text, p_decision text, p_ensembles text[]) returns jsonb
language plpgsql as $$
begin
  raise sqlstate 'TS000' using message = pg_temp.comparer(p_motif, p_decision, p_ensembles)::text;
exception when sqlstate 'TS000' then
  return sqlerrm::jsonb;
end
$$;
create temp table cas as
select d.motif || ', ' || d.decision || ': ' as nom,
  pg_temp.a_part(d.motif, d.decision, d.ensembles) as f
from controle.motif_decision d;

select is((select count(*) from cas), 66::bigint, 'the decisions of the table');
select is((select count(*) from controle.controle), 0::bigint, 'each was tried on its own');
select is(c.f ->> 'reste', 'rien', c.nom || 'a trial leaves nothing') from cas c;
select is(array[c.f ->> 'levé', (c.f -> 'controles' ? (c.f ->> 'id'))::text], '{leve,true}',
  c.nom || 'the decision can be taken after it, and lifts what the trial said') from cas c;
select ok(c.f -> 'dit' @> (c.f -> 'fait') and c.f -> 'fait' <> '[]',
  c.nom || 'whatever the decision changes of a record that was there, the trial had told')
from cas c;

select * from finish();
rollback;
