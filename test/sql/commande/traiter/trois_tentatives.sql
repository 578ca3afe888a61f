-- Spec: commandes#echecs: a failed command is sent again; the third failure sets it aside, and
-- failures are counted although their transactions were rolled back.
begin;
set local role metier;
select plan(9);
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

select is(pg_temp.echouer('x', 'XX000'), '{"echec": {"sqlstate": "XX000", "raison": "provoquée"}}',
  'the first failure is answered as such');
select is((select a.derniere_sequence from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), 0::bigint,
  'and the command stays awaited');
select is((select count(*) from commande.commande) + (select count(*) from controle.controle),
  0::bigint,
  'nothing is stored of it');
select ok(pg_temp.echouer('x', 'P0001') ? 'echec', 'the second is too, whatever its kind');
select is((select t.nombre from commande.tentative t where t.commande_id = essai.id('commande x')),
  2,
  'two are counted');
select is(essai.motifs(essai.resultat(pg_temp.echouer('x', 'P0004'))), 'donnees_illisibles',
  'the third, a failed assertion, sets the command aside');
select is((select k.details from controle.controle k), '{"sqlstate": "P0004", "tentatives": 3}',
  'with the detail of the last');
select is((select a.derniere_sequence from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), 1::bigint,
  'the device goes on');
select is(essai.motifs(essai.resultat(pg_temp.echouer('y', ''))), null,
  'the next command is accepted');

select * from finish();
rollback;
