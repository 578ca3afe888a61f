-- Spec: commandes#echecs: data that the database can not store sets the command aside at the first
-- attempt, and support can find the reason.
begin;
set local role metier;
select plan(8);
select essai.preparer();

reset role;
create function pg_temp.provoquer() returns trigger language plpgsql as $$
begin
  if current_setting('essai.erreur', true) <> '' then
    raise exception using errcode = current_setting('essai.erreur'), message = 'provoquée';
  end if;
  return null;
end
$$;
create trigger provoquer after insert on collecte.collecte
  for each row execute function pg_temp.provoquer();
set local role metier;
create function pg_temp.echouer(p_nom text, p_erreur text) returns jsonb language plpgsql as $$
begin
  perform set_config('essai.erreur', p_erreur, true);
  return essai.envoyer(p_nom, essai.payload_collecte(p_nom));
end
$$;

select is(essai.motifs(essai.resultat(pg_temp.echouer('a', '23503'))), 'donnees_illisibles',
  'an integrity error sets aside at the first attempt');
select is(essai.motifs(essai.resultat(pg_temp.echouer('b', '22012'))), 'donnees_illisibles',
  'a data error too');
select is((select k.details from controle.controle k where k.commande_id = essai.id('commande a')),
  '{"sqlstate": "23503"}',
  'the technical detail is kept, without the database''s own words');
select is((select count(*) from commande.tentative), 0::bigint, 'nothing is counted');
select is((select count(*) from collecte.collecte) + (select count(*) from matiere.mouvement) +
  (select count(*) from capacite.toute_consommation),
  0::bigint,
  'what it had written is gone');
select is((select a.derniere_sequence from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), 2::bigint,
  'the device is not blocked');
select is((select count(*) from commande.commande where enveloppe ->> 'id' is not null), 2::bigint,
  'the commands are kept');
select is(essai.motifs(essai.resultat(pg_temp.echouer('c', ''))), null,
  'without error it is accepted');

select * from finish();
rollback;
