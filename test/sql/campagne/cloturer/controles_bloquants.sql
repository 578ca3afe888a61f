-- Spec: packs-et-campagnes#cloture: What could not be read in its time keeps a campaign open, until
-- somebody forces it and says why.
begin;
set local role metier;
select plan(6);
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
select from essai.collecter('x', '{}', '{}', '{}', '{"payload": "invalide"}');
select is(pg_temp.cloturer(), 'controles_bloquants_ouverts', 'a blocking one does');
select is(pg_temp.cloturer('fin de saison'), 'close, fin de saison',
  'unless forced with a reason, which the journal keeps');
update campagne.campagne
set active_pendant = tstzmultirange(tstzrange(essai.t() + interval '1 ms', null));
select is(pg_temp.cloturer(), 'close, sans raison',
  'one of before its opening is not of its period');
update campagne.campagne set active_pendant = tstzmultirange(tstzrange(essai.t(), null));
select is(pg_temp.cloturer(), 'controles_bloquants_ouverts', 'one of its opening is');
update controle.controle set statut = 'leve', leve_le = essai.t(1),
  leve_par = essai.id('rsci ESSAI'), decision = 'abandon', raison = 'vu'
  where motif = 'donnees_illisibles';
select is(pg_temp.cloturer(), 'close, sans raison', 'once it is lifted, it holds nothing');

select * from finish();
rollback;
