-- Spec: commandes#date-sans-horloge: a synchronization that left commands behind is no limit for
-- the capture of a phone without a clock reference; it still stamps the device.
begin;
set local role metier;
select plan(7);
select essai.preparer();

create function pg_temp.lot(p_le timestamptz) returns commande.liasse language sql as $$
  select commande.ouvrir_liasse((core.organisation_id(), essai.id('agent ESSAI'),
      true)::utilisateur.session, essai.id('appareil ESSAI'), p_le)
$$;
create function pg_temp.motif(p_nom text, p_le timestamptz, p_capture timestamptz)
returns text language sql as $$
  select essai.motifs(essai.collecter(p_nom, '{}', jsonb_build_object('horloge', null,
    'cree_le_appareil', p_capture), to_jsonb(pg_temp.lot(p_le))))
$$;

select from commande.clore_liasse(pg_temp.lot(essai.t()), false);
select is((select a.derniere_synchro from appareil.appareil a
    where a.id = essai.id('appareil ESSAI')), essai.t(), 'a lost sequence: it stamps');
select is(pg_temp.motif('derrière', essai.t(1), essai.t(0, '07:00')), null,
  'a day later: captured before it, behind the lost one');
select is(pg_temp.motif('trop tôt', essai.t(1), essai.t(-1) - interval '1 ms'),
  'horloge_invraisemblable', 'but not before the one that left nothing behind');
select from commande.clore_liasse(pg_temp.lot(essai.t(1)), true);
select is(pg_temp.motif('après', essai.t(2), essai.t(0, '07:00')), 'horloge_invraisemblable',
  'once the phone had sent all, what it captured before is not plausible');
select is(pg_temp.motif('suite', essai.t(1, '08:05'), essai.t(0, '07:00')), null,
  'but for what continues that synchronization');

update appareil.appareil
set derniere_synchro = essai.t(10), synchro_precedente = essai.t(1), lot_plein_le = essai.t(10)
where id = essai.id('appareil ESSAI');
select is(essai.motifs(essai.collecter('en ligne', '{}', essai.capture(essai.t(10, '08:01')),
    to_jsonb(pg_temp.lot(essai.t(10, '08:05'))))), null,
  'a capture after the last batch was not offline since the first one');
select is(essai.motifs(essai.collecter('hors ligne', '{}', essai.capture(essai.t(10, '07:59')),
    to_jsonb(pg_temp.lot(essai.t(10, '08:05'))))), 'hors_ligne_depasse',
  'one before it was');

select * from finish();
rollback;
