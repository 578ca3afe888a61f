-- Spec: packs-et-campagnes#cloture: unreadable commands that name a campaign keep it open, and so
-- do commands that arrived while it was open and name none, until a person forces the closing with
-- a reason.
begin;
set local role metier;
select plan(10);
select essai.preparer();

create function pg_temp.cloturer(p_raison text default null) returns text language plpgsql as $$
declare
  v_journal text;
begin
  perform campagne.cloturer(essai.id('campagne ESSAI'), essai.t(1), p_raison);
  select coalesce(e.details ->> 'raison_forcee', 'sans raison') into v_journal
  from journal.evenement e where e.action = 'campagne.cloturer';
  raise exception '%', 'close, ' || v_journal;
exception when sqlstate 'TR409' or raise_exception then
  return sqlerrm;  -- and the campaign is open again
end
$$;

select from essai.collecter('ecart',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
select is(pg_temp.cloturer(), 'close, sans raison',
  'a control that does not block does not hold it');
create function pg_temp.illisible(p_nom text, p_campagne jsonb, p_autres jsonb default '{}')
returns void language sql as $$
  select essai.collecter(p_nom, p_autres || jsonb_build_object('campagne_id', p_campagne), '{}',
    '{}', '{"payload": "invalide"}')
$$;
select from pg_temp.illisible('une autre', to_jsonb(essai.id('operations ESSAI')));
select from campagne.campagne c
  cross join lateral campagne.creer(essai.id('operations ESSAI'), 'OPS', 'Opérations', 2026,
    '2026-01-01', '2026-12-31', c.pack_version_id, essai.t(-200)) as o
where c.id = essai.id('campagne ESSAI');
select is(pg_temp.cloturer(), 'close, sans raison', 'one that names another campaign does not');
select from pg_temp.illisible('rien', 'null');
select is(pg_temp.cloturer(), 'controles_bloquants_ouverts', 'one that names none does');
select essai.lever(k.id) from controle.controle k
where k.commande_id = essai.id('commande rien');
select from pg_temp.illisible('échappée',
  to_jsonb(upper(essai.id('operations ESSAI')::text)), '{"observation": "\u0041"}');
reset role;
alter table commande.commande disable trigger user;
update commande.commande
set enveloppe = replace(enveloppe::text, '"A"', '"\u0000"')::json
where id = essai.id('commande échappée');
set local role metier;
select is(pg_temp.cloturer(), 'close, sans raison',
  'what the database can not carry is no hindrance to read the name');
select from pg_temp.illisible('x', to_jsonb(essai.id('campagne ESSAI')));
select is(pg_temp.cloturer(), 'controles_bloquants_ouverts', 'a blocking one does');
select is(pg_temp.cloturer('fin de saison'), 'close, fin de saison',
  'unless forced with a reason, which the journal keeps');
select from pg_temp.illisible('rien non plus', 'null');
update campagne.campagne
set active_pendant = tstzmultirange(tstzrange(essai.t() + interval '1 ms', null))
where id = essai.id('campagne ESSAI');
select is(pg_temp.cloturer(), 'controles_bloquants_ouverts',
  'one that names it holds it though it came before the opening');
select essai.lever(k.id) from controle.controle k where k.commande_id = essai.id('commande x');
select is(pg_temp.cloturer(), 'close, sans raison', 'one that names none is not of its period');
update campagne.campagne set active_pendant = tstzmultirange(tstzrange(essai.t(), null))
where id = essai.id('campagne ESSAI');
select is(pg_temp.cloturer(), 'controles_bloquants_ouverts', 'one of its opening is');
update controle.controle set statut = 'leve', leve_le = essai.t(1),
  leve_par = essai.id('rsci ESSAI'), decision = 'abandon', raison = 'vu'
  where motif = 'donnees_illisibles' and statut = 'ouvert';
select is(pg_temp.cloturer(), 'close, sans raison', 'once it is lifted, it holds nothing');

select * from finish();
rollback;
