-- Spec: service#donnees-en-place: `rejuger --essai` lists what an older version left: controls that
-- a correction lifted although it corrected nothing, controls that it did not open, and controls
-- that it opened and today's rules do not find. Its act brings each to today's judgement.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.listes() returns text language sql as $$
  select string_agg(concat_ws(' ', g.genre, e ->> 'reference', coalesce(
      nullif(e -> 'apres' ->> 'controles', '[]'), e -> 'apres' ->> 'motif'),
      e -> 'apres' ->> 'decision', e -> 'apres' ->> 'entite'), E'\n'
    order by g.rang, e ->> 'reference')
  from rejugement.genre g
    cross join lateral rejugement.examiner(g.genre, null, 1000) as x
    cross join lateral jsonb_array_elements(x.ecarts) as e
$$;
-- Lifts the controls of a motif as an older version did, by a decision that changed nothing.
create function pg_temp.lever(p_motif text, p_decision text) returns void language sql as $$
  update controle.controle k
  set statut = 'leve', leve_le = essai.t(1), leve_par = essai.id('rsci ESSAI'), raison = 'vu',
      decision = p_decision
  where k.motif = p_motif and k.statut = 'ouvert'
$$;
create function pg_temp.provoquer(p_motif text, p_decision text) returns text
language plpgsql as $$
declare
  v_listes text;
begin
  perform essai.provoquer(p_motif);
  perform pg_temp.lever(p_motif, p_decision);
  v_listes := pg_temp.listes();
  raise exception using errcode = 'TS000', message = coalesce(v_listes, 'nothing');
exception when sqlstate 'TS000' then
  return sqlerrm;
end
$$;
create temporary table corrigee as
select m.motif, m.decision, pg_temp.provoquer(m.motif, m.decision) as listes
from controle.motif_decision m where m.solution is not null;
select is((select count(*) from corrigee), 9::bigint, 'each decision that ends its fact');
select is((select string_agg(c.motif || ': ' || c.listes, E'\n' order by c.motif) from corrigee c
    where c.listes not like 'commande % [%"' || c.motif || '"%]%'), null,
  'a decision that ended nothing is listed');

select from essai.collecter('collecte');
select from essai.faire('inspection.enregistrer', 'v');
select from essai.faire('non_conformite.constater', 'n');
select from essai.controler('inspection', essai.id('v'), 'intrant_non_autorise');
update controle.controle k
set commande_id = essai.id('commande v'), details = '{"constat_code": "pesticide"}'
where k.motif = 'intrant_non_autorise';
update module.activation set actif_pendant = '{}' where module = 'noyau';
update utilisateur.ensemble_permission set incluse_pendant = '{}'
where permission = 'collection.record';
select from essai.collecter('x', essai.kg(1000));
update module.activation set actif_pendant = '{(,)}' where module = 'noyau';
select is(essai.lever('rsci ESSAI', 'x', 'module_inactif', 'reprise_manuelle',
  essai.payload_corrige('x', essai.kg(1000))), 'leve', 'recorded by a person');
reset role;
set local session_replication_role = replica;
delete from controle.controle k where k.motif = 'conflit_interets';
update controle.controle k set entite = null, entite_id = null
where k.commande_id = essai.id('commande x') and k.statut = 'ouvert';
set local session_replication_role = origin;
set local role metier;
select is(pg_temp.listes(),
  'commande inspection.enregistrer BR-ESSAI-20260601-0002 ["intrant_non_autorise", '
  '"conflit_interets"]' || E'\n'
  || 'controle collecte.enregistrer BR-ESSAI-20260601-0005 droit_manquant collecte' || E'\n'
  || 'controle inspection.enregistrer BR-ESSAI-20260601-0002 intrant_non_autorise sans_objet',
  'what was not found, not marked, and found wrongly');
select from controle.controle k
  cross join lateral rejugement.appliquer('controle', k.id, 'essai', essai.t(1));
select is((select k.entite || ' ' || (k.entite_id = essai.id('x')) from controle.controle k
    where k.commande_id = essai.id('commande x') and k.statut = 'ouvert'), 'collecte true',
  'a control names the record');
select from rejugement.appliquer('commande', essai.id('commande v'), 'essai', essai.t(1));
select is(essai.ouverts('v'), 'conflit_interets', 'a conflict is open, an input is not');
select is(pg_temp.listes(), null, 'none is left');
select is((select count(*) from journal.evenement j where j.action = 'rejugement.appliquer'),
  3::bigint, 'the journal keeps each act');

select * from finish();
rollback;
